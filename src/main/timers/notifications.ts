import { Notification } from 'electron'
import type { Tried } from '../../contract/channels'
import { t } from '../words'
import type { Answers } from './bus-name'

export interface Notice {
  readonly title: string
  readonly body: string
  readonly onChosen: () => void
  /** Chosen from a button of it, where the platform has them. */
  readonly onSeen: (() => void) | null
}

/** As long as it is shown it must not be forgotten, or nothing comes of a click. */
const shown = new Set<Notification>()
const MOST = 20
const SETTLED = 500

/**
 * Shows a notification of the system, if that is safe.
 *
 * @param canShow asked first, where a notification may stop the whole process
 */
export async function notify(notice: Notice, canShow: (() => Promise<Answers>) | null): Promise<Tried> {
  if (!Notification.isSupported()) return { is: 'refused', why: 'not-here' }
  const answers = canShow === null ? 'yes' : await canShow()
  if (answers === 'nobody') return { is: 'refused', why: 'nobody-shows' }
  if (answers === 'no-answer') return { is: 'refused', why: 'no-answer' }
  const { title, body, onChosen, onSeen } = notice
  const notification = new Notification({
    title,
    body,
    // The app has its own sounds, with its own volume and silence.
    silent: true,
    ...(onSeen !== null && process.platform === 'darwin'
      ? { actions: [{ type: 'button', text: t('ring.seen') }] }
      : {}),
  })
  const forget = (): void => void shown.delete(notification)
  const [oldest] = shown
  if (shown.size >= MOST && oldest !== undefined) shown.delete(oldest)
  shown.add(notification)
  notification.on('click', () => {
    forget()
    onChosen()
  })
  notification.on('action', () => {
    forget()
    onSeen?.()
  })
  notification.on('close', forget)
  return new Promise((resolve) => {
    notification.once('failed', () => {
      forget()
      resolve({ is: 'refused', why: 'failed' })
    })
    notification.once('show', () => resolve({ is: 'given' }))
    notification.show()
    // Not every system says that it was shown.
    setTimeout(() => resolve({ is: 'given' }), SETTLED)
  })
}
