import { uiEn } from './window-ui'

/** All words of the windows, in English. Each part lies in a file of its own beside this one. */
export const windowEn = { ...uiEn } as const
