import { defineStore } from 'pinia'
import { shallowReactive } from 'vue'
import { figuresOf, type Figure } from '../odds-worker/figures'
import { oddsQueue, windowClock, type OddsQueue } from '../odds-worker/queue'
import { startWorker } from '../odds-worker/thread'
import { afterPaint } from '../ui/after-paint'

/** What was done is drawn first: on two processors the thread that reckons would take one from the frame. */
function whenPainted(queue: OddsQueue): OddsQueue {
  const waiting = new Map<string, () => void>()
  function forget(key: string): void {
    waiting.get(key)?.()
    waiting.delete(key)
    // At once: what is still being reckoned answers a question that nobody has any more.
    queue.forget(key)
  }
  return {
    ask: (key, question, heard) => {
      forget(key)
      waiting.set(
        key,
        afterPaint(() => {
          waiting.delete(key)
          queue.ask(key, question, heard)
        }, 'unseen'),
      )
    },
    forget,
  }
}

/** The chances that this window shows. They are worked out in a thread of their own; nothing here waits. */
export const useOddsStore = defineStore('odds', () => {
  const figures = shallowReactive(new Map<string, Figure>())
  const queue = oddsQueue(startWorker, windowClock)
  const { show, forget } = figuresOf(whenPainted(queue), figures, windowClock)
  return { figures, show, forget, ask: queue.ask }
})
