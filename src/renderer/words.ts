import { windowEn } from '../text/en/window'
import { speaker } from '../text/speak'

/** Words a key of the windows' catalogue. English is the only language for now; another one is chosen here. */
export const t = speaker(windowEn)
