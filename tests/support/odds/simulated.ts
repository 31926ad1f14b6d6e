import type { CampaignState } from '../../../src/campaign/state'
import type { SystemId, TaskRecord } from '../../../src/rules/systems/system'
import { roundsUsed, type DramaticRules, type DramaticTask } from '../../../src/rules/systems/dramatic-task/task'
import type { ModDotTask } from '../../../src/rules/systems/mod-dot/task'
import { compare } from '../../../src/rules/systems/mod-dot/count'
import type { SagaTask } from '../../../src/rules/systems/saga-machine/task'
import type { StorytellingTask } from '../../../src/rules/systems/storytelling/task'
import type { ExtendedRules } from '../../../src/rules/systems/time-die/task'
import type { Simulated } from './simulate'

const storytelling: Simulated = {
  // A choice that finishes at once comes before any further roll and counts for the first.
  stepOf: (was, is) => Math.max(0, (is as StorytellingTask).rules.made - (was as StorytellingTask).rules.made - 1),
  keyOf: (state, task) => {
    const { rules, interval, since, pending } = task as StorytellingTask
    return `${pending?.choice}/${rules.made}/${rules.target - rules.successes}/${interval}/${since}/${state.clock.now}`
  },
}

const rulesOf = (task: TaskRecord): DramaticRules => (task as DramaticTask).rules

/** Cards of those behind the one who acts go back into the deck: in the odds they are drawn when their turns come. */
function seen(state: CampaignState, task: TaskRecord): CampaignState {
  const rules = rulesOf(task)
  const actor = rules.participants.findIndex(({ acted }) => !acted)
  const later = new Set(rules.participants.slice(actor + 1).map(({ card }) => card))
  const participants = rules.participants.map((one, i) => (i > actor ? { ...one, card: null } : one))
  return {
    ...state,
    deck: { ...state.deck, out: state.deck.out.filter((card) => !later.has(card)) },
    tasks: { ...state.tasks, [task.id]: { ...task, rules: { ...rules, participants } } },
  }
}

const dramaticTask: Simulated = {
  stepOf: (was, is) => roundsUsed(rulesOf(is)) - roundsUsed(rulesOf(was)),
  seen,
  keyOf: (state, task) => {
    const shown = seen(state, task)
    const { step, steps, round, participants } = rulesOf(shown.tasks[task.id]!)
    const out = (kind: RegExp): number => shown.deck.out.filter((card) => kind.test(card)).length
    const jokers = participants.filter(
      ({ card }) => card?.startsWith('J') === true && card.length === 2 && card !== 'JC',
    ).length
    const { have, need } = steps[step]!
    const gathered = steps.slice(0, step).some((one) => one.have > 0)
    const support = participants.map((one) => one.support).join()
    return [
      round,
      participants.findIndex(({ acted }) => !acted),
      step,
      have,
      need,
      gathered,
      support,
      shown.deck.out.length,
      out(/C$/),
      out(/^J[BR]$/),
      jokers,
    ].join('/')
  },
}

const used = (task: TaskRecord): number => (task as SagaTask | ModDotTask).rules.used

const sagaMachine: Simulated = { stepOf: (was, is) => used(is) - used(was) - 1, keyOf: () => '' }

const modDot: Simulated = {
  stepOf: (was, is) => (is.kind === 'extended' ? used(is) - used(was) - 1 : 0),
  succeeded: (is) => {
    const [ours, theirs] = (is as ModDotTask).rules.results
    return is.kind === 'contested' ? compare(ours!, theirs!).winner === 0 : is.status === 'succeeded'
  },
  keyOf: () => '',
}

const timeDie: Simulated = {
  stepOf: (was, is) => (is.rules as ExtendedRules).used - (was.rules as ExtendedRules).used,
  keyOf: () => '',
}

export const simulated: Readonly<Record<SystemId, Simulated>> = {
  storytelling,
  'dramatic-task': dramaticTask,
  'saga-machine': sagaMachine,
  'mod-dot': modDot,
  'time-die': timeDie,
}
