import type { Chance } from '../../rules/core/chance'
import { parseDuration } from '../../rules/core/duration'
import type { Refusal } from '../../rules/core/refusal'
import { fail, ok, type Result } from '../../rules/core/result'
import { gameSeconds, type EpochMs } from '../../rules/core/units'
import type { Campaign } from '../campaign'
import type { Script } from './script'
import { ScriptTable } from './script-table'

/** Why a script makes no campaign: a step of it, from 1, and what was wrong there. */
export interface ScriptStopped {
  readonly step: number
  readonly do: string
  readonly refusal: Refusal | null
}

/** Makes a campaign by a script. What must be seen is the player's to check; what must be refused is left out. */
export function runScript(
  script: Script,
  given: { readonly chance: Chance; readonly newId: () => string; readonly begins: EpochMs },
): Result<Campaign, ScriptStopped> {
  const table = new ScriptTable({ ...given, seed: script.seed, name: script.title })
  for (const [i, step] of script.steps.entries()) {
    switch (step.type) {
      case 'do': {
        if (step.fails !== null) break
        const done = table.do(step)
        if (!done.ok) return fail({ step: i + 1, do: step.do, refusal: done.error })
        break
      }
      case 'wait':
      case 'sleep': {
        const seconds = parseDuration(step.for, gameSeconds(6))
        if (seconds === null) return fail({ step: i + 1, do: step.type, refusal: null })
        table[step.type](seconds)
        break
      }
      case 'see':
    }
  }
  return ok(table.campaign)
}
