import type { JsonObject } from '../../../rules/core/units'
import { fromFaces, fromTotal } from '../../../rules/systems/saga-machine/dice'
import { USUAL_TN, type Test } from '../../../rules/systems/saga-machine/task'

/*
  What the GM lays ready for the next test: boons, banes, a modifier, and who helps. It is the panel's own until the test
  is made. Pure.
*/

export interface Setting {
  readonly boons: number
  readonly banes: number
  readonly modifier: number
}

export const calm: Setting = { boons: 0, banes: 0, modifier: 0 }

/** One ⊕ more takes a ⊖ away first, as they cancel; the other way round alike. */
export function withBoon(setting: Setting): Setting {
  return setting.banes > 0 ? { ...setting, banes: setting.banes - 1 } : { ...setting, boons: setting.boons + 1 }
}

/** One bane more: it takes a boon away where there is one (SM-3). */
export function withBane(setting: Setting): Setting {
  return setting.boons > 0 ? { ...setting, boons: setting.boons - 1 } : { ...setting, banes: setting.banes + 1 }
}

/** As the command takes it: what is 0 is left out. */
export const given = ({ boons, banes, modifier }: Setting): JsonObject => ({
  ...(boons === 0 ? {} : { boons }),
  ...(banes === 0 ? {} : { banes }),
  ...(modifier === 0 ? {} : { modifier }),
})

export interface Helper {
  readonly character: string
  readonly stat: number
  readonly skill: number
  /** The face or the total that was typed; neither: rolled here. */
  readonly face: number | null
  readonly total: number | null
}

const helpUnder = { boons: 0, banes: 0, modifier: 0, tn: USUAL_TN } as const

/** The helper's test as typed; null when it is to be rolled here. */
export function helperTest(helper: Helper): Test | null {
  if (helper.face !== null) return fromFaces([helper.face], helper, helpUnder, true)
  return helper.total === null ? null : fromTotal(helper.total, helper, helpUnder)
}

export interface HelpSeen {
  readonly boons: 0 | 1
  readonly banes: 0 | 1
  /** Helpers whose result is not typed: how many dice the primary rolls is not known yet. */
  readonly open: readonly string[]
}

/** What the helpers' tests come to for the one who is helped. */
export function helpSeen(helpers: readonly Helper[]): HelpSeen {
  const tests = helpers.map(helperTest)
  return {
    boons: tests.some((test) => test?.success === true) ? 1 : 0,
    banes: tests.some((test) => test?.critical === 'failure') ? 1 : 0,
    open: helpers.filter((_, i) => tests[i] === null).map((helper) => helper.character),
  }
}

/** The helpers as `saga.test` is given them; nothing where nobody helps. */
export const helpersGiven = (helpers: readonly Helper[]): JsonObject =>
  helpers.length === 0
    ? {}
    : {
        helpers: helpers.map(({ character, stat, skill, face, total }) => ({
          character,
          stat,
          skill,
          ...(face !== null ? { dice: [face] } : total !== null ? { total } : {}),
        })),
      }

/** After a test they stay, ready to help again; what they rolled is gone. */
export const rested = (helpers: readonly Helper[]): readonly Helper[] =>
  helpers.map((helper) => ({ ...helper, face: null, total: null }))
