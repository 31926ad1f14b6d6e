import { randomBytes } from 'node:crypto'

/** 80 random bits: short enough for a log line, and never given twice. */
export const newId = (): string => randomBytes(10).toString('hex')
