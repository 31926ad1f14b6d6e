import { desktopEn } from '../en/desktop'
import { desktopAlarmsEn } from '../en/desktop-alarms'
import { sampleEn } from '../en/sample'
import type { SameWords } from '../speak'

export const desktopDe: SameWords<typeof desktopEn> & SameWords<typeof desktopAlarmsEn> & SameWords<typeof sampleEn> = {
  ...desktopEn,
  ...desktopAlarmsEn,
  ...sampleEn,
}
