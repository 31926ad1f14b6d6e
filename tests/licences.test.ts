import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readAudit, readLock } from '../scripts/audit/audit.mjs'
import { thirdParty } from '../scripts/licenses/third-party.mjs'

const root = join(import.meta.dirname, '..')

it('THIRD-PARTY.md names what the lock file holds (npm run licenses writes it anew)', () => {
  expect(readFileSync(join(root, 'THIRD-PARTY.md'), 'utf8')).toBe(thirdParty(root))
})

it('every package is pinned by its hash', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const lock = readLock(packages)
  expect(lock.unpinned).toEqual([])
  expect(lock.givenUp.filter(({ isShipped }) => isShipped)).toEqual([])
  expect(lock.shipped).toBeGreaterThan(3)
})

it('an audit is read: what it found, and that there was nobody to ask', () => {
  const found = { name: 'a', severity: 'high', isDirect: true, range: '<2' }
  expect(readAudit(`npm warn\n${JSON.stringify({ vulnerabilities: { a: { ...found, via: [] } } })}`)).toEqual({
    advice: [found],
  })
  expect(readAudit(JSON.stringify({ message: '405 Method Not Allowed - POST somewhere', statusCode: 405 }))).toEqual({
    refused: '405 Method Not Allowed',
  })
  expect(readAudit('')).toEqual({ refused: 'no answer that could be read' })
})

it('a package without a hash, and one that was given up, are told', () => {
  expect(
    readLock({
      '': {},
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-x', deprecated: 'use b' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', dev: true },
    }),
  ).toEqual({ packages: 2, shipped: 1, unpinned: ['@b/c 2.0.0'], givenUp: [{ name: 'a 1.0.0', isShipped: true }] })
})
