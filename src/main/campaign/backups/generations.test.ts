import fc from 'fast-check'
import { expect, it } from 'vitest'
import { epochMs } from '../../../rules/core/units'
import { backupName, readBackupName, type BackupName } from './backup-name'
import { superfluous, type SizedBackup } from './generations'

const HOUR = 3_600_000
const one = (number: number, at: number, more: Partial<SizedBackup> = {}): SizedBackup => ({
  number,
  at: epochMs(at),
  revision: number,
  kind: 'auto',
  sha256: 'a'.repeat(64),
  size: 1,
  ...more,
})
const kept = (all: readonly SizedBackup[], cap = Infinity): number[] => {
  const gone = new Set(superfluous(all, cap))
  return all.filter((backup) => !gone.has(backup)).map(({ number }) => number)
}

it('a name says all that is known, and no other name is a backup', () => {
  const name: BackupName = {
    number: 12,
    at: epochMs(1_764_457_873_123),
    revision: 7,
    kind: 'auto',
    sha256: 'b'.repeat(64),
  }
  expect(backupName(name)).toBe(`00000012_2025-11-29T23-11-13.123Z_r7_auto_${'b'.repeat(64)}.longroll`)
  expect(readBackupName(backupName(name))).toEqual(name)
  for (const other of ['', 'a.longroll', `../${backupName(name)}`, backupName(name).replace('auto', 'other')]) {
    expect(readBackupName(other)).toBeNull()
  }
})

it('one a minute for a year: the last ten, 24 hours, 14 days, 8 weeks', () => {
  const all = Array.from({ length: 365 * 24 * 6 }, (_, i) => one(i + 1, i * 600_000))
  const left = kept(all)
  const hours = all
    .filter((_, i) => i % 6 === 5)
    .slice(-24)
    .map(({ number }) => number)
  expect(left.slice(-10)).toEqual(all.slice(-10).map(({ number }) => number))
  expect(left).toEqual(expect.arrayContaining(hours))
  // Ten, of which two are the last of an hour; 24 hours, of which one is the last of a day; 14 days; weeks end on Wednesdays.
  expect(left.length).toBeGreaterThanOrEqual(10 + 22 + 13 + 5)
  expect(left.length).toBeLessThanOrEqual(10 + 24 + 14 + 8)
  expect(Math.min(...left)).toBeLessThan(all.length - 6 * 7 * 24 * 6)
})

it('a clock that was set back takes no backup for old that has just been made', () => {
  const before = Array.from({ length: 30 }, (_, i) => one(i + 1, 1_000 * 24 * HOUR + i * HOUR))
  const after = one(31, 5 * HOUR)
  expect(kept([...before, after])).toContain(31)
  expect(kept([...before, after], 0)).toEqual([31])
})

it('over the cap the oldest go first, what was made before a restore or a migration goes last, the newest never', () => {
  const all = [
    one(1, 0, { kind: 'before-migration' }),
    one(2, HOUR),
    one(3, 2 * HOUR, { kind: 'before-restore' }),
    one(4, 3 * HOUR),
    one(5, 4 * HOUR),
  ]
  expect([5, 4, 3, 2, 1, 0].map((cap) => kept(all, cap))).toEqual([
    [1, 2, 3, 4, 5],
    [1, 3, 4, 5],
    [1, 3, 5],
    [3, 5],
    [5],
    [5],
  ])
})

it('whatever there is: the newest stays, so does each special one while there is room, and a second pruning takes nothing', () => {
  const some = fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 4_000 * HOUR }),
      size: fc.integer({ min: 1, max: 100 }),
      kind: fc.constantFrom<BackupName['kind']>('auto', 'auto', 'auto', 'before-restore', 'before-migration'),
    }),
    { minLength: 1, maxLength: 120 },
  )
  fc.assert(
    fc.property(some, fc.integer({ min: 0, max: 5_000 }), (raw, cap) => {
      const all = raw.map(({ at, size, kind }, i) => one(i + 1, at, { size, kind }))
      const gone = new Set(superfluous(all, cap))
      const left = all.filter((backup) => !gone.has(backup))
      expect(left).toContain(all.at(-1))
      expect(superfluous(left, cap)).toEqual([])
      const size = left.reduce((sum, backup) => sum + backup.size, 0)
      expect(size <= cap || left.length === 1).toBe(true)
      if (all.reduce((sum, backup) => sum + backup.size, 0) <= cap) {
        expect(left.filter(({ kind }) => kind !== 'auto')).toEqual(all.filter(({ kind }) => kind !== 'auto'))
      }
    }),
  )
})
