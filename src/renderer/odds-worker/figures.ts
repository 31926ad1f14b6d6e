import type { GameSeconds } from '../../rules/core/units'
import type { Deck } from '../../rules/dice/deck'
import type { Odds } from '../../rules/odds/odds'
import type { TaskRecord } from '../../rules/systems/system'
import type { OddsQueue } from './queue'
import type { OddsAnswer } from './questions'

/** The figure that stands under a key. */
export interface Figure {
  /** Null where there are none to tell, and while the first answer is waited for. */
  readonly odds: Odds | null
  /** It answers an earlier question; the new answer is not there yet. Shown dimmed. */
  readonly isOld: boolean
  /** Nothing is known yet. */
  readonly isFirst: boolean
}

export interface Standing {
  readonly task: TaskRecord
  readonly now: GameSeconds
  readonly deck: Deck
}

interface Known extends OddsAnswer, Standing {}

export interface Figures {
  readonly show: (key: string, standing: Standing) => void
  readonly forget: (key: string) => void
}

/**
 * Keeps a figure under each key up to date. What was answered once is not asked again while the task's record, and what
 * its odds depend on beside it, are the same.
 *
 * @param figures where they stand; a map that tells whoever looks when it changes
 */
export function figuresOf(queue: OddsQueue, figures: Map<string, Figure>): Figures {
  const known = new WeakMap<TaskRecord, Known>()

  function show(key: string, standing: Standing): void {
    const answer = known.get(standing.task)
    if (answer !== undefined && stillHolds(answer, standing)) {
      queue.forget(key)
      figures.set(key, { odds: answer.odds, isOld: false, isFirst: false })
      return
    }
    const old = figures.get(key)
    figures.set(key, { odds: old?.odds ?? null, isOld: true, isFirst: old?.isFirst ?? true })
    queue.ask(key, { type: 'odds', ...standing }, (heard) => {
      const { odds, readsDeck } = heard ?? { odds: null, readsDeck: false }
      known.set(standing.task, { ...standing, odds, readsDeck })
      figures.set(key, { odds, isOld: false, isFirst: false })
    })
  }

  function forget(key: string): void {
    queue.forget(key)
    figures.delete(key)
  }

  return { show, forget }
}

/** The clock matters only to who has a deadline, the deck only to who draws from it. */
const stillHolds = (known: Known, { task, now, deck }: Standing): boolean =>
  (task.deadlineAt === null || known.now === now) && (!known.readsDeck || known.deck === deck)
