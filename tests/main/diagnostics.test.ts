import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyState } from '../../src/campaign/state'
import { faultName, framesOf } from '../../src/contract/faults'
import { inputSchemas } from '../../src/contract/schemas'
import { defaultSettings } from '../../src/contract/settings'
import { diagnosticsText, type DiagnosticFacts } from '../../src/main/diagnostics'
import { reportsIn, type Report } from '../../src/main/platform/reports'

const SECRET = 'Mara’s secret'

function thrown(stack: string, name = 'TypeError'): Error {
  const error = new Error(SECRET)
  error.name = name
  error.stack = stack
  return error
}

it('a stack is told as places in our own files, without words, folders and names of people', () => {
  const stack = [
    `TypeError: ${SECRET} at home`,
    '    at new Session (file:///home/mara/My Games/Longroll/resources/app.asar/out/main/chunks/compose-a1.js:3:1204)',
    '    at async Promise.all (index 0)',
    '    at C:\\Users\\Mara\\Longroll\\out\\main\\index.js:7:9',
    '    at longroll://app/assets/index-B6.js:1:88',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
    `    at ${SECRET}`,
  ].join('\n')
  expect(framesOf(thrown(stack))).toEqual([
    'chunks/compose-a1.js:3:1204',
    'main/index.js:7:9',
    'assets/index-B6.js:1:88',
    'process/task_queues:95:5',
  ])
  expect(framesOf(thrown(stack.repeat(20))).length).toBe(12)
  expect([framesOf(SECRET), framesOf(undefined)]).toEqual([[], []])
  expect([thrown('', 'RangeError'), thrown('', SECRET), SECRET].map(faultName)).toEqual([
    'RangeError',
    'Error',
    'string',
  ])
})

it('what a page tells of a fault passes the bridge as long as it is only that', () => {
  const schema = inputSchemas['app:fault']
  const frames = framesOf(new Error(SECRET))
  expect(frames.length).toBeGreaterThan(0)
  expect(schema.safeParse({ fault: 'Error', frames }).success).toBe(true)
  for (const wrong of [
    { fault: SECRET, frames },
    { fault: 'Error', frames: [SECRET] },
    { fault: 'Error', frames: Array(13).fill('a.js:1:1') },
    { fault: 'Error', frames, message: SECRET },
  ]) {
    expect(schema.safeParse(wrong).success).toBe(false)
  }
})

let folder = ''
afterEach(() => {
  if (folder !== '') rmSync(folder, { recursive: true, force: true })
  folder = ''
})

const report = (second: number): Report => ({
  at: new Date(second * 1000).toISOString(),
  version: '0.1.0',
  event: 'uncaught',
  fault: 'Error',
  frames: ['main/index.js:1:1'],
})

it('reports are kept on this computer, the newest twenty, and read back newest first', () => {
  folder = mkdtempSync(join(tmpdir(), 'longroll-reports-'))
  const reports = reportsIn(join(folder, 'reports'))
  expect(reports.all()).toEqual([])
  for (let second = 0; second < 25; second += 1) reports.keep(report(second))
  expect(reports.all()).toHaveLength(20)
  expect(reports.all()[0]).toEqual(report(24))
  expect(readdirSync(join(folder, 'reports'))).toContain('fault-1970-01-01T00-00-24-000Z-uncaught.json')
  writeFileSync(join(folder, 'reports', 'fault-2000-01-01T00-00-00-000Z-uncaught.json'), 'not JSON')
  expect(reports.all()).toHaveLength(20)
})

it('a report that cannot be written makes no second fault', () => {
  folder = mkdtempSync(join(tmpdir(), 'longroll-reports-'))
  writeFileSync(join(folder, 'reports'), '')
  const reports = reportsIn(join(folder, 'reports'))
  expect(() => reports.keep(report(1))).not.toThrow()
  expect(reports.all()).toEqual([])
})

it('diagnostics hold versions, settings, sizes and faults, and nothing of a campaign', () => {
  const state = {
    ...emptyState(SECRET),
    characters: { c1: { name: SECRET, notes: SECRET } },
  } as unknown as DiagnosticFacts['sessions'][number]['state']
  const snapshot = vi.fn(() => ({ revision: 7, saving: { is: 'file' }, file: { path: `/home/${SECRET}` } }))
  const text = diagnosticsText({
    versions: { longroll: '0.1.0', electron: '33.2.1', chrome: '130', node: '20' },
    system: {
      platform: 'linux',
      arch: 'x64',
      release: '6.1',
      language: 'de',
      desktop: 'GNOME',
      isPacked: true,
      hasSandbox: true,
    },
    displays: [{ width: 1920, height: 1080, scale: 1 }],
    settings: { ...defaultSettings, backupFolder: `/home/${SECRET}/backups` },
    sessions: [{ state, snapshot }] as unknown as DiagnosticFacts['sessions'],
    windows: 1,
    secondsUp: 60,
    events: [{ event: 'ipc/bad-shape', request: 'campaign:run', at: 'with' }],
    reports: [report(1)],
  })
  expect(text).not.toContain(SECRET)
  expect(text).not.toContain('/home')
  expect(JSON.parse(text)).toMatchObject({
    versions: { longroll: '0.1.0' },
    settings: { theme: 'dark', backupFolder: 'chosen' },
    campaigns: [{ revision: 7, saving: 'file', characters: 1, tasks: [] }],
    events: [{ event: 'ipc/bad-shape' }],
    reports: [{ event: 'uncaught', frames: ['main/index.js:1:1'] }],
  })
})
