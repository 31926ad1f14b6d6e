import { watch } from 'vue'
import type { Change } from '../../../contract/channels'
import { useCampaignStore } from '../../stores/campaign-store'
import { announce } from '../../ui/announce'
import { t } from '../../words'
import { endWords } from './log'
import { entryWords } from './moment'

/** Every change of the campaign is said once, in the words of its line in the log, whoever made it. */
export function useToldAloud(): void {
  const store = useCampaignStore()

  function wordsOf({ type, entry, also }: Change): string {
    const say = (one: NonNullable<Change['entry']>): string => {
      const words = entryWords(one, store.state.options)
      const end = endWords(one)
      return end === '' ? words : `${words}${/[.!?]$/.test(words) ? ' ' : '. '}${end}`
    }
    if (entry === null) return ''
    if (type === 'undone') return t('history.undone', { what: say(entry) })
    if (type === 'redone') return t('history.redone', { what: say(entry) })
    return [entry, ...(also ?? [])].map(say).join(' ')
  }

  // At once: of two changes in the same moment neither is left out.
  watch(
    () => store.happened,
    (change) => {
      const words = change === null ? '' : wordsOf(change)
      if (words !== '') announce(words)
    },
    { flush: 'sync' },
  )
}
