import type { TimeDie } from '../../../rules/systems/time-die/pace'
import { t } from '../../words'

/** The table of Time Dice, in its order (TD-3). */
export const TIME_DICE: readonly TimeDie[] = [
  { unit: 's', times: 1 },
  { unit: 'r', times: 1 },
  { unit: 's', times: 10 },
  { unit: 's', times: 30 },
  { unit: 'm', times: 1 },
  { unit: 'm', times: 10 },
  { unit: 'm', times: 30 },
  { unit: 'h', times: 1 },
  { unit: 'h', times: 4 },
  { unit: 'h', times: 10 },
  { unit: 'd', times: 1 },
  { unit: 'w', times: 1 },
]

/** What is picked for an interval or a duration: a fixed time, one of the table by its place, or another Time Die. */
export type TimePick = 'fixed' | 'other' | `die-${number}`

/** The place of a Time Die in the guide's list; `other` for one that is not in it. */
export const pickOf = (die: TimeDie): TimePick => {
  const place = TIME_DICE.findIndex(({ unit, times }) => unit === die.unit && times === die.times)
  return place === -1 ? 'other' : `die-${place}`
}

/** The Time Die of the table that is picked; null for a fixed time or another die. */
export const dieOf = (pick: TimePick): TimeDie | null =>
  pick === 'fixed' || pick === 'other' ? null : (TIME_DICE[Number(pick.slice('die-'.length))] ?? null)

/** The guide's Time Dice to pick from, with a fixed duration where a system takes one. */
export function timeOptions(withFixed: boolean): readonly { readonly value: TimePick; readonly label: string }[] {
  const table = TIME_DICE.map((die, place) => ({
    value: `die-${place}` as const,
    label: t('timeDie.guideLine', { die, what: t('timeDie.guideFor', { place }) }),
  }))
  const fixed = withFixed ? [{ value: 'fixed' as const, label: t('timeDie.fixed') }] : []
  return [...fixed, ...table, { value: 'other' as const, label: t('timeDie.otherDie') }]
}
