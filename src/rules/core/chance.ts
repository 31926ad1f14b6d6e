import type { Json } from './units'

/**
 * Where dice, cards and throws come from: the system's secure generator in the app, a seeded one in scripts and tests,
 * what fell before when an old roll is corrected.
 *
 * Each draw has a role, unique within its command (`pool/0/3`: wave 0, die 3), under which it is kept with the command;
 * when the command is run again it gets the same draw for the same role.
 */
export interface Chance {
  /** A face from 1 to `sides`, each equally likely. */
  die(role: string, sides: number): number
  /** One of `from`, each equally likely; `from` is never empty. */
  pick<T extends Json>(role: string, from: readonly T[]): T
}

/** What chance gave during one command, by role. */
export type Draws = Readonly<Record<string, Json>>

/** Remembers what `chance` gives. A role drawn twice is a bug: the second draw could not be told from the first. */
export function recording(chance: Chance): {
  readonly chance: Chance
  readonly draws: () => Draws
  /** How many sides each die had, by role. */
  readonly sides: () => Readonly<Record<string, number>>
} {
  const drawn: Record<string, Json> = {}
  const sidesOf: Record<string, number> = {}
  const keep = <T extends Json>(role: string, value: T): T => {
    if (Object.hasOwn(drawn, role)) throw new Error(`Drawn twice: ${role}`)
    drawn[role] = value
    return value
  }
  return {
    chance: {
      die: (role, sides) => {
        sidesOf[role] = sides
        return keep(role, chance.die(role, sides))
      },
      pick: (role, from) => keep(role, chance.pick(role, from)),
    },
    draws: () => drawn,
    sides: () => sidesOf,
  }
}

/** Chance from a source of whole numbers: `below(n)` gives 0 to n − 1, each equally likely. */
export function chanceFrom(below: (n: number) => number): Chance {
  return {
    die: (_role, sides) => below(sides) + 1,
    pick: (_role, from) => {
      const value = from[below(from.length)]
      if (value === undefined) throw new Error('Nothing to pick from')
      return value
    },
  }
}

/**
 * Repeatable chance for scripts and tests (mulberry32's mixing, with rejection so that every value is equally likely).
 * Never used where a GM rolls.
 */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return (t ^ (t >>> 14)) >>> 0
  }
  return chanceFrom((n) => {
    const limit = 2 ** 32 - (2 ** 32 % n)
    let value = next()
    while (value >= limit) value = next()
    return value % n
  })
}
