import type { ToldProgress, ToldRoll } from '../rules/systems/told'

/** Names for the ids of what is told to players: null for whom they do not know. */
type NameOf = (id: string) => string | null

/** The same with names for ids: null for whom players do not know. */
export function namedProgress(told: ToldProgress<string>, name: NameOf): ToldProgress<string | null> {
  switch (told.type) {
    case 'tokens':
      return { type: 'tokens', have: told.have, cards: told.cards.map(({ who, card }) => ({ who: name(who), card })) }
    case 'race':
      return {
        type: 'race',
        intervals: told.intervals,
        sides: told.sides.map(({ who, tally, steps }) => ({ who: name(who), tally, steps })),
      }
    case 'totals':
      return { type: 'totals', sides: told.sides.map(({ who, total }) => ({ who: name(who), total })) }
    case 'hands':
      return {
        type: 'hands',
        have: told.have,
        sides: told.sides.map(({ who, throws, total }) => ({ who: name(who), throws, total })),
      }
    default:
      return told
  }
}

/** The same of a roll. */
export const namedRoll = ({ who, result, dice, throws }: ToldRoll<string>, name: NameOf): ToldRoll<string | null> => ({
  who: who.map(name),
  result,
  dice,
  throws,
})
