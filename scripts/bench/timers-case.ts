import { emptyState } from '../../src/campaign/state'
import { decideLook, type Campaign } from '../../src/campaign/decide'
import { History } from '../../src/campaign/history'
import type { Timer, TimerAlarm } from '../../src/campaign/timers/timer'
import { realClock } from '../../src/main/platform/clock'
import { nextTimeOfDay } from '../../src/main/platform/time-of-day'
import { TimerService } from '../../src/main/timers/timer-service'
import { epochMs, realMs } from '../../src/rules/core/units'

/** The service over one campaign with these timers; what rings is told with the moment it was heard. */
export function serve(endsAt: readonly number[], heard: (late: number) => void): { readonly stop: () => void } {
  const timers = Object.fromEntries(endsAt.map((at, i) => [`t${i}`, timer(`t${i}`, i, at)]))
  let campaign: Campaign = { state: { ...emptyState('Bench'), timers }, history: new History(), revision: 0 }
  const session = {
    get state() {
      return campaign.state
    },
    look: (): Promise<readonly TimerAlarm[]> => {
      const before = campaign.state.alarms
      const decided = decideLook(campaign, realClock.reading(), nextTimeOfDay)
      if (decided === null) return Promise.resolve([])
      // What is kept of it is one line in the journal.
      JSON.stringify(decided.record)
      campaign = { ...campaign, state: decided.state, revision: campaign.revision + 1 }
      const raised = Object.values(decided.state.alarms).filter(({ id }) => !Object.hasOwn(before, id))
      return Promise.resolve(raised.flatMap((alarm) => (alarm.kind === 'timer' ? [alarm] : [])))
    },
  }
  const service = new TimerService({
    clock: realClock,
    sessions: () => [session],
    hear: (_session, alarms) => alarms.forEach(({ at }) => heard(Date.now() - at)),
    log: () => undefined,
  })
  void service.lookNow()
  return { stop: () => service.stop() }
}

const timer = (id: string, order: number, endsAt: number): Timer => ({
  id,
  order,
  label: id,
  runs: { type: 'countdown', length: realMs(60_000) },
  state: 'running',
  endsAt: epochMs(endsAt),
  left: null,
  repeat: false,
  inSleep: 'runs',
  task: null,
  character: null,
  since: epochMs(0),
  rung: 0,
  isPace: false,
})
