import type { EpochMs } from '../../../rules/core/units'
import { dateFormat } from '../../words'

const MOMENT = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const

/** "Sun, 29 Nov 2026, 23:15", by the clock on the wall. */
export const momentText = (at: EpochMs): string => dateFormat(MOMENT).format(at)

/** The last part of a path, on any system. */
export const nameOf = (path: string): string => path.split(/[\\/]/).at(-1) ?? path

/** The folder of a path, of whichever system it is. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.length - nameOf(path).length - 1))
