import { expect, it } from 'vitest'
import { conflictCopies, conflictName } from './conflict-names'

it('names the copy after host, date and time, never longer than a name may be', () => {
  const at = new Date(2026, 10, 29, 23, 5, 7)
  expect(conflictName('/games/Clocks.longroll', 'Mara’s/ laptop', at)).toBe(
    '/games/Clocks (conflict Maraslaptop 2026-11-29 23-05-07).longroll',
  )
  const long = conflictName(`/games/${'Ж'.repeat(118)}.longroll`, 'h', at)
  expect(Buffer.byteLength(long.slice('/games/'.length))).toBeLessThan(255)
})

it('knows the copies that sync clients leave, and takes nothing else for one', () => {
  const copies = [
    'Clocks (conflict laptop 2026-11-29 23-05-07).longroll',
    "Clocks (Mara's conflicted copy 2026-11-29).longroll",
    'Clocks (Mara’s conflicted copy 2026-11-29 (1)).longroll',
    'Clocks (conflicted copy 2026-11-29 230507).longroll',
    'Clocks (Case Conflict).longroll',
    'Clocks_conflict-20261129-230507.longroll',
    'Clocks.sync-conflict-20261129-230507-ABCDEFG.longroll',
    'Clocks-DESKTOP-4F2K1.longroll',
    'Clocks-LAPTOP-MARA.longroll',
  ]
  const others = [
    'Clocks.longroll',
    'Clocks 2.longroll',
    'Clocks-old.longroll',
    'Other.longroll',
    'Clocks (conflict).txt',
  ]
  const found = conflictCopies('Clocks.longroll', [...copies, ...others])
  expect(found).toEqual(copies.filter((name) => !name.includes('(1))')))
})
