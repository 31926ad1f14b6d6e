import { computed, onBeforeUnmount, watch } from 'vue'
import type { CampaignState } from '../../../campaign/state'
import type { JsonObject } from '../../../rules/core/units'
import type { UseVariants, Variant } from '../../panels/kit/variants'
import type { useOddsStore } from '../../stores/odds-store'
import { previewOf } from './preview'

/** Variants of the task that is typed, each with its chance. Called by a form while it is set up. */
export const variantsOf =
  (state: () => CampaignState, given: () => JsonObject, odds: ReturnType<typeof useOddsStore>): UseVariants =>
  (changes) => {
    const keyOf = (name: string): string => `begin/variant/${name}`
    const tasks = computed(() =>
      Object.entries(changes).flatMap(([name, change]) => {
        const { task } = previewOf(state(), { ...given(), ...change, title: '–' })
        return task === null ? [] : [{ name, task }]
      }),
    )
    const forgetAll = (): void => Object.keys(changes).forEach((name) => odds.forget(keyOf(name)))
    watch(
      () => (state().options.showOdds ? tasks.value : []),
      (now) => {
        if (now.length === 0) return forgetAll()
        const { clock, deck } = state()
        for (const { name, task } of now) odds.show(keyOf(name), { task, now: clock.now, deck })
      },
      { immediate: true },
    )
    onBeforeUnmount(forgetAll)
    return computed(() =>
      Object.fromEntries(
        tasks.value.flatMap(({ name, task }): readonly (readonly [string, Variant])[] => {
          const figure = odds.figures.get(keyOf(name))
          return figure === undefined ? [] : [[name, { task, odds: figure.odds, isOld: figure.isOld }]]
        }),
      ),
    )
  }
