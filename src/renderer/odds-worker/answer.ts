import { makeItAbout, type Finding } from '../../campaign/finder'
import { oddsOf } from '../../campaign/odds'
import type { Around } from '../../rules/systems/system'
import type { Answer, FindQuestion, OddsAnswer, OddsQuestion, Question } from './questions'

/** Answers a question; pure, wherever it runs. */
export function answerTo(question: Question): Answer {
  return question.type === 'find' ? findings(question) : oddsAnswer(question)
}

const findings = ({ given, wanted, now, options, deck, people }: FindQuestion): readonly Finding[] =>
  makeItAbout(given, { now, options, deck, knows: (id) => people.includes(id) }, wanted)

function oddsAnswer({ task, now, deck }: OddsQuestion): OddsAnswer {
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
  const odds = oddsOf(task, around)
  return { odds, readsDeck }
}
