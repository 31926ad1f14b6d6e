import { systemOf } from '../../rules/systems/index'
import { isOver, type Around } from '../../rules/systems/system'
import type { Answer, OddsAnswer, OddsQuestion, Question } from './questions'

/** Answers a question; pure, wherever it runs. */
export function answerTo(question: Question): Answer {
  return oddsAnswer(question)
}

function oddsAnswer({ task, now, deck }: OddsQuestion): OddsAnswer {
  if (isOver(task) || task.status === 'stopped') return { odds: null, readsDeck: false }
  let readsDeck = false
  const around: Around = {
    now,
    options: task.options,
    get deck() {
      readsDeck = true
      return deck
    },
    knows: () => true,
  }
  const odds = systemOf(task).odds?.(task, around) ?? null
  return { odds, readsDeck }
}
