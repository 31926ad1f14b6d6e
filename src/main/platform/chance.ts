import { randomInt } from 'node:crypto'
import { chanceFrom, type Chance } from '../../rules/core/chance'

/** The system's secure generator: what a GM rolls with in the app. */
export const secureChance: Chance = chanceFrom((n) => randomInt(n))
