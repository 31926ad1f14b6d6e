import { computed, inject, type ComputedRef, type InjectionKey } from 'vue'
import { defaultSettings, type DiceSettings } from '../../contract/settings'

export const diceHabitKey: InjectionKey<ComputedRef<DiceSettings>> = Symbol('dice habit')

/** How the table around rolls, as the settings say; as they come where no window provides it. */
export const useDiceHabit = (): ComputedRef<DiceSettings> =>
  inject(diceHabitKey, () => computed(() => defaultSettings.dice), true)
