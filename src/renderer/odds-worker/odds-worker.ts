import { answerTo } from './answer'
import type { Answered, Asked } from './questions'

// A thread of its own: however heavy a question is, the window goes on. It is ended from outside when nobody wants its
// answer any more.
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const answered: Answered = { id: data.id, answer: answerTo(data.question) }
  self.postMessage(answered)
})
