import { largestScale, smallestScale } from '../../contract/settings'
import type { ActsOn } from '../../contract/acts'
import type { useSettingsStore } from '../stores/settings-store'
import type { SignName } from '../ui/drawings/signs'
import { t } from '../words'
import type { AppDialog } from './app-dialog'
import type { Offer, Work } from './offer'
import type { Reach } from './reach'

const STEP = 10
/** The pseudo-locale is for tests. */
const LANGUAGES = ['system', 'en', 'de'] as const

/** What the acts of every window reach. */
export type AppReach = Pick<Reach, 'ask' | 'askForNew' | 'openGuide' | 'show'>

/** What can be done in every window; the menu bar does it too, without one. */
export function appActs(
  { ask, askForNew, openGuide, show }: AppReach,
  settings: ReturnType<typeof useSettingsStore>,
): Readonly<Record<ActsOn<'app'>, Work<null>>> {
  const shows =
    (dialog: AppDialog, sign: SignName): Work<null> =>
    () => ({ sign, run: () => show(dialog) })
  const scaled = (by: number): number => Math.min(largestScale, Math.max(smallestScale, settings.settings.scale + by))
  const scales =
    (to: () => number): Work<null> =>
    () =>
      to() === settings.settings.scale ? null : { sign: 'eye', run: () => void settings.change({ scale: to() }) }
  return {
    'new-campaign': () => ({ sign: 'plus', run: askForNew }),
    open: () => ({ sign: 'folder', run: () => ask('campaigns:open') }),
    'import-script': () => ({ run: () => ask('campaigns:import') }),
    'copy-diagnostics': () => ({ sign: 'file', run: () => ask('app:copy-diagnostics') }),
    palette: shows({ type: 'palette' }, 'find'),
    preferences: shows({ type: 'preferences', part: 'look' }, 'eye'),
    shortcuts: shows({ type: 'shortcuts' }, 'keys'),
    keys: shows({ type: 'preferences', part: 'keys' }, 'keys'),
    language: () =>
      LANGUAGES.filter((choice) => choice !== settings.settings.language).map((choice): Offer => ({
        key: choice,
        label: t(`language.${choice}`),
        run: () => void settings.change({ language: choice }),
      })),
    guide: () => ({ sign: 'question', run: openGuide }),
    larger: scales(() => scaled(STEP)),
    smaller: scales(() => scaled(-STEP)),
    'usual-size': scales(() => 100),
  }
}
