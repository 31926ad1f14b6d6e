import type { Entry } from '../history'
import type { Said } from '../lines'

/** As much of an entry as can be worded when the entry itself is changed or gone. */
export const saidBy = ({ line, names, title, who }: Said): Said => ({ line, names, title, who })

/** Whether a later correction took this entry's place, so that it no longer counts. */
export const isStruck = (entry: Entry): boolean => (entry.corrected?.struck ?? null) !== null
