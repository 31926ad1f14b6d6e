import type { Entry } from '../history'
import type { Said } from '../lines'

export const saidBy = ({ line, names, title, who }: Said): Said => ({ line, names, title, who })

export const isStruck = (entry: Entry): boolean => (entry.corrected?.struck ?? null) !== null
