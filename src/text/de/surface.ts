import { actsDe } from './acts'
import { desktopDe } from './desktop'
import { desktopAlarmsDe } from './desktop-alarms'
import { sampleDe } from './sample'

/** What the main process shows, in German: menus, dialogs, alarms, the sample. */
export const surfaceDe = { ...desktopDe, ...desktopAlarmsDe, ...sampleDe, ...actsDe }
