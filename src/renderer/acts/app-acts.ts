import { largestScale, smallestScale } from '../../contract/settings'
import type { ActsOn } from '../../contract/acts'
import type { useSettingsStore } from '../stores/settings-store'
import type { Work } from './offer'
import type { Reach } from './reach'

const STEP = 10

/** What can be done in every window; the menu bar does it too, without one. */
export function appActs(
  { ask, askForNew, openGuide }: Reach,
  settings: ReturnType<typeof useSettingsStore>,
): Readonly<Record<ActsOn<'app'>, Work<null>>> {
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
    guide: () => ({ sign: 'question', run: openGuide }),
    larger: scales(() => scaled(STEP)),
    smaller: scales(() => scaled(-STEP)),
    'usual-size': scales(() => 100),
  }
}
