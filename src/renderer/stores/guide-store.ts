import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { ChapterId } from '../../text/guide'

/** Where the guide is open: a chapter, and a rule's number to begin at. */
export interface GuidePlace {
  readonly chapter: ChapterId
  readonly rule: string | null
}

/** The guide lies over whatever a window shows; null: it is closed. */
export const useGuideStore = defineStore('guide', () => {
  const at = shallowRef<GuidePlace | null>(null)
  return {
    at,
    open: (chapter: ChapterId, rule: string | null = null): void => {
      at.value = { chapter, rule }
    },
    close: (): void => {
      at.value = null
    },
  }
})
