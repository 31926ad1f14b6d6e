import { computed, ref, watch, type ComputedRef } from 'vue'
import { useAnnounced } from '../../ui/announce'
import { t } from '../../words'
import { lasting } from './lasting'
import type { LogWindow } from './log-window'

/** Longer than that, and it is said that it looks. */
const SLOW = 100

/**
 * What is said of what was found. A screen reader hears it when an answer comes, not for each line that comes later or is read
 * on to: what happens is said by the window. Called in a component's setup.
 */
export function useFoundWords({
  entries,
  hasOlder,
  hasNewer,
  isBusy,
  isLooking,
  answered,
}: Pick<LogWindow, 'entries' | 'hasOlder' | 'hasNewer' | 'isBusy' | 'isLooking' | 'answered'>): ComputedRef<string> {
  const isSlow = lasting(isLooking, SLOW)
  const told = computed(() => {
    if (isSlow.value) return t('log.looking')
    // Of what is shown, not of what is still being typed.
    const count = entries.value.length
    if (count === 0) return isBusy.value ? '' : t('log.nothingFound')
    if (answered.value.text === '') return ''
    return !hasOlder.value && !hasNewer.value ? t('log.found', { count }) : t('log.foundSoFar', { count })
  })
  const heard = ref('')
  watch([isLooking, isSlow], () => {
    if (!isLooking.value || isSlow.value) heard.value = told.value
  })
  useAnnounced(() => heard.value)
  return told
}
