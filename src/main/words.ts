import { desktopAlarmsEn } from '../text/en/desktop-alarms'
import { desktopEn } from '../text/en/desktop'
import { sampleEn } from '../text/en/sample'
import { speaker } from '../text/speak'

/** Words of menus and system dialogs. English is the only language for now; another one is chosen here. */
export const t = speaker({ ...desktopEn, ...desktopAlarmsEn, ...sampleEn })
