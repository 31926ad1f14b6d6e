import { defineStore } from 'pinia'
import { shallowReactive } from 'vue'
import { figuresOf, type Figure } from '../odds-worker/figures'
import { oddsQueue, windowClock } from '../odds-worker/queue'
import { startWorker } from '../odds-worker/thread'

/** The chances that this window shows. They are worked out in a thread of their own; nothing here waits. */
export const useOddsStore = defineStore('odds', () => {
  const figures = shallowReactive(new Map<string, Figure>())
  const queue = oddsQueue(startWorker, windowClock)
  const { show, forget } = figuresOf(queue, figures, windowClock)
  return { figures, show, forget, ask: queue.ask }
})
