import { t } from './words'

const isMac = navigator.userAgent.includes('Mac OS')

/** A key with the platform's own modifier, as it is written there: `Ctrl N`, `⌘N`. */
export const withModifier = (key: string): string => (isMac ? t('keys.command', { key }) : t('keys.control', { key }))
