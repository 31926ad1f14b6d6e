import { windowEn } from '../en/window'
import type { SameWords } from '../speak'

/** All words of the windows, in German. Each part lies in a file of its own beside this one. */
export const windowDe: SameWords<typeof windowEn> = { ...windowEn }
