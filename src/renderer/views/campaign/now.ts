import { onBeforeUnmount, onMounted, ref, watch, type Ref } from 'vue'

const STEP = 250

/** The wall clock, looked at four times a second while `isNeeded`: countdowns are worked out from it, never counted. */
export function useNow(isNeeded: () => boolean): Readonly<Ref<number>> {
  const now = ref(Date.now())
  let timer: ReturnType<typeof setInterval> | null = null
  const stop = (): void => {
    if (timer !== null) clearInterval(timer)
    timer = null
  }
  const look = (): void => {
    now.value = Date.now()
  }
  onMounted(() => {
    watch(
      isNeeded,
      (needed) => {
        stop()
        look()
        if (needed) timer = setInterval(look, STEP)
      },
      { immediate: true },
    )
  })
  onBeforeUnmount(stop)
  return now
}
