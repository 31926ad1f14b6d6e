import { computed, inject, type ComputedRef, type InjectionKey } from 'vue'

/** How this table rolls, as the settings say. */
export interface DiceHabit {
  /** Rolled here, or thrown on the table and typed. */
  readonly rolled: 'app' | 'table'
  /** Where typing begins. */
  readonly typed: 'faces' | 'count'
}

export const diceHabitKey: InjectionKey<ComputedRef<DiceHabit>> = Symbol('dice habit')

const usual = computed((): DiceHabit => ({ rolled: 'app', typed: 'faces' }))

/** That of the window around; rolled here and typed by faces where nothing is provided. */
export const useDiceHabit = (): ComputedRef<DiceHabit> => inject(diceHabitKey, usual)
