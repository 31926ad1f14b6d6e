import type { GameSeconds } from '../../rules/core/units'
import type { Deck } from '../../rules/dice/deck'
import type { Odds } from '../../rules/odds/odds'
import type { TaskRecord } from '../../rules/systems/system'
import type { OddsQueue, WindowClock } from './queue'
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

/**
 * In milliseconds. With each roll its chance, and when the clock moves that of everything with a deadline, is worked out anew,
 * mostly sooner than this: figures that dim and brighten for each roll would flicker, and fading costs every roll's frame.
 */
const DIM_AFTER = 120

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
export function figuresOf(queue: OddsQueue, figures: Map<string, Figure>, clock: Pick<WindowClock, 'after'>): Figures {
  const known = new WeakMap<TaskRecord, Known>()
  /** Figures that are asked for again and not dimmed yet. */
  const undimmed = new Map<string, () => void>()
  /** What was last to be shown under each key. */
  const latest = new Map<string, Standing>()

  function settle(key: string): void {
    undimmed.get(key)?.()
    undimmed.delete(key)
  }

  function dim(key: string): void {
    settle(key)
    const old = figures.get(key)
    figures.set(key, { odds: old?.odds ?? null, isOld: true, isFirst: old?.isFirst ?? true })
  }

  function show(key: string, standing: Standing): void {
    latest.set(key, standing)
    const answer = known.get(standing.task)
    if (answer !== undefined && stillHolds(answer, standing)) {
      settle(key)
      queue.forget(key)
      figures.set(key, { odds: answer.odds, isOld: false, isFirst: false })
      return
    }
    if (figures.get(key)?.isOld !== false) dim(key)
    // From the first question on that it does not answer: rolls may follow each other faster.
    else if (!undimmed.has(key)) {
      undimmed.set(
        key,
        clock.after(DIM_AFTER, () => dim(key)),
      )
    }
    queue.ask(key, { type: 'odds', ...standing }, (heard) => {
      const { odds, readsDeck } = heard ?? { odds: null, readsDeck: false }
      known.set(standing.task, { ...standing, odds, readsDeck })
      // Whatever a queue promises: the chance of before must never look like the chance of now.
      if (latest.get(key) !== standing) return
      settle(key)
      figures.set(key, { odds, isOld: false, isFirst: false })
    })
  }

  function forget(key: string): void {
    settle(key)
    latest.delete(key)
    queue.forget(key)
    figures.delete(key)
  }

  return { show, forget }
}

/** The clock matters only to who has a deadline, the deck only to who draws from it. */
const stillHolds = (known: Known, { task, now, deck }: Standing): boolean =>
  (task.deadlineAt === null || known.now === now) && (!known.readsDeck || known.deck === deck)
