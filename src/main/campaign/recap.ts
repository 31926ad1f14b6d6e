import { momentAt } from '../../campaign/calendar/moments'
import type { History } from '../../campaign/history'
import type { CampaignState } from '../../campaign/state'
import type { RecapSpan } from '../../contract/channels'
import { atOnce, type Sliced } from '../../rules/core/sliced'
import { systemOf } from '../../rules/systems/index'
import { timeOfDay } from '../../text/figures'
import { dayText, momentText } from '../../text/moments'
import { lastSession, recapText } from '../../text/recap'

/** A recap of a campaign, dated as the clock on the wall shows it here. */
export const recapOf = (state: CampaignState, history: History, span: RecapSpan): string =>
  atOnce(recapInSlices(state, history, span))

/** The same of a long campaign, as it stands at the beginning, whatever happens to it in between. */
export function* recapInSlices(state: CampaignState, history: History, span: RecapSpan): Sliced<string> {
  const { options } = state
  return yield* recapText({
    state,
    entries: entriesIn(history, span),
    moment: (at, now) => momentText(momentAt(options, at), momentAt(options, now)),
    wholeMoment: (at) => {
      const moment = momentAt(options, at)
      return `${dayText(moment)}, ${timeOfDay(moment.second)}`
    },
    date: localDate,
    progress: (task) => systemOf(task).progress(task),
  })
}

function entriesIn({ log }: History, span: RecapSpan): History['log'] {
  switch (span.type) {
    case 'all':
      return log
    case 'session':
      return lastSession(log)
    case 'entries': {
      const placeOf = (id: string): number => log.findIndex((entry) => entry.id === id)
      return log.slice(Math.max(0, placeOf(span.from)), placeOf(span.to) + 1)
    }
  }
}

const two = (n: number): string => String(n).padStart(2, '0')

function localDate(wall: number): string {
  const date = new Date(wall)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
