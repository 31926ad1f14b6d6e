import { computed, inject, type ComputedRef, type InjectionKey } from 'vue'
import type { Odds } from '../../../rules/odds/odds'
import type { JsonObject } from '../../../rules/core/units'
import type { TaskRecord } from '../../../rules/systems/system'

/** The task as it would begin with something else than what is typed, and its chance. */
export interface Variant {
  readonly task: TaskRecord
  readonly odds: Odds | null
  readonly isOld: boolean
}

export type Variants = Readonly<Record<string, Variant>>

/** @param changes by name, what `task.begin` would be given instead */
export type UseVariants = (changes: Readonly<Record<string, JsonObject>>) => ComputedRef<Variants>

export const variantsKey: InjectionKey<UseVariants> = Symbol('variants')

/** What the begin dialog around can tell; nothing where chances are hidden. */
export const useVariants: UseVariants = (changes) =>
  inject(variantsKey, (): ComputedRef<Variants> => computed(() => ({})))(changes)
