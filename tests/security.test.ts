import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// docs/security.md claims: here is that each of its claims names something that exists.

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const text = (file: string): string => readFileSync(join(root, file), 'utf8')

/** "`file` › title": the title as it is written, or its beginning. */
const named = [
  ...page.replace(/\n {2}/g, ' ').matchAll(/`([\w./-]+\.(?:test|spec)\.ts)` › ([^|;\n]+?)(?= \||;|\)\.|\)|\n|\.\n|$)/g),
].map(([, file = '', title = '']) => ({ file, title: title.replace(/; templates.*$/, '').trim() }))

it('each test that the page names is there, under that title', () => {
  expect(named.length).toBeGreaterThan(25)
  const missing = named.filter(({ file, title }) => !existsSync(join(root, file)) || !text(file).includes(title))
  expect(missing).toEqual([])
})

it('each file that the page names is there', () => {
  const files = [...page.matchAll(/`((?:src|scripts|tests|e2e|docs)\/[\w./-]+\.\w+)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

it('each of the twenty points of the checklist has who does it and what holds it', () => {
  const rows = page.split('\n').filter((line) => /^\| \d+ \|/.test(line))
  expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  for (const row of rows) {
    const [, , asks = '', who = '', held = ''] = row.split('|')
    expect(asks.trim().length * who.trim().length, row).toBeGreaterThan(0)
    expect(held, row).toMatch(/`.*` › |the same test/)
  }
})

const sources = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|vue)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))

it('nothing opens an address outside, and nothing asks for less than the checklist', () => {
  const forbidden = [
    /\bopenExternal\b/,
    /webSecurity:\s*false/,
    /allowRunningInsecureContent:\s*true/,
    /experimentalFeatures:\s*true/,
    /enableBlinkFeatures/,
    /nodeIntegration(InWorker|InSubFrames)?:\s*true/,
    /contextIsolation:\s*false/,
    /sandbox:\s*false/,
    /v-html/,
    /\binnerHTML\b/,
    /@electron\/remote/,
  ]
  const found = sources('src').flatMap((file) =>
    forbidden.filter((pattern) => pattern.test(text(file))).map((pattern) => `${file}: ${String(pattern)}`),
  )
  expect(found).toEqual([])
})

it('every window that main opens is isolated, sandboxed and without Node by its own words', () => {
  const opening = sources('src/main').filter((file) => /new BrowserWindow\(/.test(text(file)))
  expect(opening.length).toBeGreaterThan(0)
  for (const file of opening) {
    for (const wish of ['contextIsolation: true', 'sandbox: true', 'nodeIntegration: false', 'webviewTag: false']) {
      expect(text(file), file).toContain(wish)
    }
  }
})

it('every step of the release workflow is pinned to a commit, and secrets are given by name', () => {
  const workflow = text('.github/workflows/release.yml')
  const uses = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action)
  expect(uses.length).toBeGreaterThan(4)
  for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
  const secrets = [...workflow.matchAll(/secrets\.(\w+)/g)].map(([, name = '']) => name)
  const told = text('docs/release.md')
  for (const name of secrets) expect(told, name).toContain(`\`${name}\``)
})
