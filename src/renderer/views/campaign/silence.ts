import { epochMs } from '../../../rules/core/units'
import type { useSettingsStore } from '../../stores/settings-store'

const TEN_MINUTES = 600_000

/** No alarm sounds for ten minutes, and the one that sounds ends. */
export function silence(settings: ReturnType<typeof useSettingsStore>): void {
  const silentUntil = epochMs(Date.now() + TEN_MINUTES)
  void settings.change({ alarms: { ...settings.settings.alarms, silentUntil } })
}
