import { History } from '../campaign/history'
import { ScriptTable } from '../campaign/script/script-table'
import { mismatch, withIds, type DoStep, type Script, type Step } from '../campaign/script/script'
import type { CampaignState } from '../campaign/state'
import type { Chance } from '../rules/core/chance'
import { parseDuration } from '../rules/core/duration'
import { fail, ok, type Result } from '../rules/core/result'
import { gameSeconds } from '../rules/core/units'
import { refusalText } from '../text/refusals'
import { see, SCRIPT_BEGINS } from './see'
import { t } from './words'

/** Plays a script against a campaign of its own. @returns null when all is as it must be, else what differs and where */
export function play(script: Script, secureChance: Chance): string | null {
  const played = playToEnd(script, secureChance)
  return played.ok ? null : played.error
}

/** How a script leaves its campaign, and the ids of what it names. */
export interface Played {
  readonly state: CampaignState
  readonly ids: ReadonlyMap<string, string>
}

/** Plays a script to its end; fails with what differs and where. */
export function playToEnd(script: Script, secureChance: Chance): Result<Played, string> {
  const table = new ScriptTable({ name: 'Script', seed: script.seed, chance: secureChance, begins: SCRIPT_BEGINS })
  for (const [i, step] of script.steps.entries()) {
    const wrong = playStep(table, step)
    if (wrong !== null) return fail(t('cli.step', { step: i + 1, wrong }))
  }
  return ok({ state: table.campaign.state, ids: table.names.ids })
}

/** @returns null when the step went as it must */
function playStep(table: ScriptTable, step: Step): string | null {
  switch (step.type) {
    case 'do':
      return doStep(table, step)
    case 'see':
      return seeStep(table, step)
    case 'wait':
    case 'sleep': {
      const seconds = parseDuration(step.for, gameSeconds(6))
      if (seconds === null) return t('cli.no-duration', { text: step.for })
      table[step.type](seconds)
      return null
    }
  }
}

function doStep(table: ScriptTable, step: DoStep): string | null {
  const result = table.do(step)
  if (result.ok) return step.fails === null ? null : t('cli.was-done', { do: step.do, code: step.fails })
  const { code, field } = result.error
  if (code === step.fails) return null
  const why = refusalText(result.error)
  const said = t('cli.was-refused', { do: step.do, code, field: field ?? null, why })
  return step.fails === null ? said : t('cli.must-refuse', { said, code: step.fails })
}

function seeStep(table: ScriptTable, step: Extract<Step, { type: 'see' }>): string | null {
  let { state, history } = table.campaign
  let { ids } = table.names
  if (step.after !== null) {
    const result = table.look(step.after)
    if (!result.ok) {
      const { code } = result.error
      return t('cli.was-refused', { do: step.after.do, code, field: null, why: refusalText(result.error) })
    }
    state = result.value.state
    const { record, made } = result.value
    if (record !== null) history = new History([...history.records, record])
    // A task not yet begun can be looked at by the name it would have.
    if (step.after.as !== null && made !== null) ids = new Map([...ids, [step.after.as, made]])
  }
  const of = typeof step.of === 'string' ? (ids.get(step.of) ?? step.of) : ''
  const seen = see(step.see, of, state, history, table.now)
  if (seen === undefined) return t('cli.nothing-to-see', { view: step.see, of: JSON.stringify(step.of) })
  const wrong = mismatch(seen, withIds(step.is, { ...table.names, ids }), step.within)
  return wrong === null ? null : `${step.see}: ${wrong}`
}
