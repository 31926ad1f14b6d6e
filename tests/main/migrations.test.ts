import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { patchOf } from '../../src/campaign/history'
import { applyPatch } from '../../src/campaign/patch'
import { emptyState } from '../../src/campaign/state'
import { campaignContent } from '../../src/main/campaign/campaign-content'
import { FILE_FORMAT, parseCampaignFile } from '../../src/main/campaign/campaign-file'
import { migrated, migrationSteps, type MigrationSteps } from '../../src/main/campaign/migrations'
import type { Json } from '../../src/rules/core/units'

// Each released format has a folder of files that are never changed again: tests/fixtures/format-N.

const fixtures = join(import.meta.dirname, '../fixtures')

it('there is a frozen file of every format, and a step from every one but the last', () => {
  for (let format = 1; format <= FILE_FORMAT; format += 1) {
    expect(readdirSync(join(fixtures, `format-${format}`)).length).toBeGreaterThan(0)
  }
  expect(Object.keys(migrationSteps).map(Number)).toEqual(Array.from({ length: FILE_FORMAT - 1 }, (_, i) => i + 1))
})

const files = readdirSync(fixtures).flatMap((folder) =>
  readdirSync(join(fixtures, folder)).map((name) => ({ file: `${folder}/${name}`, format: Number(folder.slice(7)) })),
)

it.each(files)('$file opens, and its history leads to its state', ({ file, format }) => {
  const parsed = parseCampaignFile(readFileSync(join(fixtures, file)))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  expect(parsed.value.header.format).toBe(format)
  const content = campaignContent.read(parsed.value.payload)
  if (content === null) throw new Error('Not a campaign')
  expect(content.history.length).toBe(parsed.value.header.revision)
  const replayed = content.history.reduce((state, record) => applyPatch(state, patchOf(record)), emptyState('Frozen'))
  // Fields that came later have their defaults on both sides.
  expect(content.state).toEqual(replayed)
})

const steps: MigrationSteps = {
  1: (payload) => add(payload, 'first'),
  2: (payload) => add(payload, 'second'),
}
const add = (payload: Json, step: string): Json | undefined =>
  Array.isArray(payload) ? [...(payload as readonly Json[]), step] : undefined

it('steps are taken in order, each once, from the format that a file has; what is given stays as it is', () => {
  const payload: Json = Object.freeze([])
  expect(migrated(payload, 1, steps, 3)).toEqual(['first', 'second'])
  expect(migrated(payload, 2, steps, 3)).toEqual(['second'])
  expect(migrated(payload, 3, steps, 3)).toEqual([])
  expect(migrated(payload, 4, steps, 3)).toEqual([])
  expect(payload).toEqual([])
})

it('no way from a format, or a payload that a step does not know: not opened', () => {
  expect(migrated([], 0, steps, 3)).toBeUndefined()
  expect(migrated('x', 1, steps, 3)).toBeUndefined()
})
