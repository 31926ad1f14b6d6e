import { computed, onBeforeUnmount, onMounted, readonly, shallowRef, watch, type ComputedRef } from 'vue'

/*
  What a screen reader is told, from one place: whatever wants to be heard says it here, once, and nothing else in the
  window is a region of its own for the same words. They are kept as they were said: a change of language says nothing.
*/

/** Politely waits for what is being read; assertively breaks into it, for what a GM must not miss. */
export type Manner = 'polite' | 'assertive'

export interface Spoken {
  /** Another one for each time, so that the same words are heard again. */
  readonly key: number
  readonly words: string
}

/** A dialog that did it closes, and focus goes back, before it is said: a closing dialog is heard no more. */
const SOON = 120
/** Nobody listens to more at once. */
const MOST = 8
/** Then nobody finds old news at the window's end. */
const STALE = 10_000

const spoken = { polite: shallowRef<Spoken | null>(null), assertive: shallowRef<Spoken | null>(null) }
const waiting: Record<Manner, string[]> = { polite: [], assertive: [] }
/** Where it can be heard: behind an open dialog everything is mute, so each dialog has a region, and the last one speaks. */
const regions = shallowRef<readonly symbol[]>([])
let key = 0
let timer: ReturnType<typeof setTimeout> | undefined
let stale: ReturnType<typeof setTimeout> | undefined

const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`)

function hush(): void {
  spoken.polite.value = null
  spoken.assertive.value = null
}

function speak(): void {
  timer = undefined
  for (const manner of ['polite', 'assertive'] as const) {
    const all = waiting[manner].splice(0)
    const words = all.length > 1 ? all.map(sentence).join(' ') : all[0]
    if (words !== undefined) spoken[manner].value = { key: (key += 1), words }
  }
  clearTimeout(stale)
  stale = setTimeout(hush, STALE)
}

/** Says words to a screen reader, in a moment. What is said within one moment is one message. */
export function announce(words: string, manner: Manner = 'polite'): void {
  // Of a flood (a script that is played) the newest are enough.
  waiting[manner] = [...waiting[manner], words].slice(-MOST)
  timer ??= setTimeout(speak, SOON)
}

/**
 * Says what comes to stand in a place, once it has stood there a moment: while one types it changes with every key.
 * @param words null while nothing is to be said
 */
export function useAnnounced(words: () => string | null, pause = 400): void {
  let waits: ReturnType<typeof setTimeout> | undefined
  watch(
    words,
    (now) => {
      clearTimeout(waits)
      if (now !== null && now !== '') waits = setTimeout(() => announce(now), pause)
    },
    { immediate: true },
  )
  onBeforeUnmount(() => clearTimeout(waits))
}

/** Makes the component that calls it a place where things are said, and says whether it is the one that speaks now. */
export function useRegion(): {
  readonly isHeard: ComputedRef<boolean>
  readonly spoken: Readonly<Record<Manner, Readonly<typeof spoken.polite>>>
} {
  const me = Symbol('region')
  onMounted(() => {
    hush()
    regions.value = [...regions.value, me]
  })
  onBeforeUnmount(() => {
    hush()
    regions.value = regions.value.filter((other) => other !== me)
  })
  return {
    isHeard: computed(() => regions.value.at(-1) === me),
    spoken: { polite: readonly(spoken.polite), assertive: readonly(spoken.assertive) },
  }
}
