import { computed, type ComputedRef } from 'vue'
import { useDiceHabit } from '../../ui/dice-habit'

/** What the two buttons of a roll are given: which is filled, and where focus comes back to after an act. */
export interface Nearer {
  readonly roll: ActLook
  readonly enter: ActLook
  /** For a button that is the only way there is. */
  readonly only: ActLook
}

interface ActLook {
  readonly kind: 'turn' | 'soft' | 'line'
  readonly 'data-act': '' | undefined
}

/** The table's habit decides which of rolling here and typing is the filled one; both keep their places. */
export function useNearer(isTurn: () => boolean): ComputedRef<Nearer> {
  const habit = useDiceHabit()
  return computed(() => {
    const near: ActLook = { kind: isTurn() ? 'turn' : 'soft', 'data-act': '' }
    const far: ActLook = { kind: 'line', 'data-act': undefined }
    return habit.value.rolled === 'app'
      ? { only: near, roll: near, enter: far }
      : { only: near, roll: far, enter: near }
  })
}
