import { goOn, type Next } from '../system'

/** Rolled out: one test after the other. */
export const next = (): Next => goOn('modDot.test')
