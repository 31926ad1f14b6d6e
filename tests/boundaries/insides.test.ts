import { rmSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OXLINT, compilerOf } from '../../scripts/check/checks.mjs'
import { cleanTree, plant, type Breach } from './planted'

// What an import does not show: what is pure names no clock and no chance, what has one owner is used by it alone.
// Planted breaches, which the linter and the compiler must report.

const inVue = (script: string, template = '<p />'): string =>
  `<script setup lang="ts">\n${script}\n</script>\n<template>${template}</template>`

/** What oxlint says of a comment that silences nothing. */
const UNUSED = 'Unused eslint-disable directive (no problems were reported).'

const lintBreaches: Breach[] = [
  { file: 'src/rules/core/bad-date.ts', text: 'export const now = new Date()', rules: ['no-restricted-globals'] },
  {
    file: 'src/rules/core/bad-chance.ts',
    text: 'export const roll = Math.random()',
    rules: ['no-restricted-properties'],
  },
  {
    file: 'src/rules/core/bad-global.ts',
    text: 'export const all = typeof globalThis',
    rules: ['no-restricted-globals'],
  },
  { file: 'src/campaign/bad-date.ts', text: 'export const now = Date.now()', rules: ['no-restricted-globals'] },
  {
    file: 'src/campaign/bad-chance.ts',
    text: 'export const roll = Math.random()',
    rules: ['no-restricted-properties'],
  },
  {
    file: 'src/rules/core/bad-silence.ts',
    text: 'export const twice = (n: number): number => 2 * n',
    rules: ['longroll/docstring'],
  },
  { file: 'src/main/bad-console.ts', text: `console.log('hello')`, rules: ['no-console'] },
  { file: 'src/cli/bad-console.ts', text: `console.log('hello')`, rules: ['no-console'] },
  {
    file: 'src/main/windows/bad-ipc.ts',
    text: `import { ipcMain } from 'electron'\nipcMain.removeAllListeners()`,
    rules: ['no-restricted-imports'],
  },
  {
    file: 'src/preload/bad-sync.ts',
    text: `import { ipcRenderer } from 'electron'\nexport const read = (): string => String(ipcRenderer.sendSync('x'))`,
    rules: ['no-restricted-properties'],
  },
  {
    file: 'src/renderer/stores/bad-bridge.ts',
    text: 'export const bridge = window.longroll',
    rules: ['no-restricted-properties'],
  },
  {
    file: 'src/renderer/views/BadBridge.vue',
    text: inVue('const bridge = window.longroll\nbridge({ name: String(bridge) })'),
    rules: ['no-restricted-syntax'],
  },
  {
    file: 'src/main/bad-any.ts',
    text: 'export const length = (list: any[]): number => list.length',
    rules: ['typescript/no-explicit-any'],
  },
  {
    file: 'src/main/bad-sure.ts',
    text: 'export const first = (list: string[]): string => list[0]!',
    rules: ['typescript/no-non-null-assertion'],
  },
  {
    file: 'src/main/bad-promise.ts',
    text: 'export function start(): void { Promise.resolve(1) }',
    rules: ['typescript/no-floating-promises'],
  },
  {
    file: 'src/main/bad-handler.ts',
    text: 'export const all = (list: readonly number[]): void => { list.forEach(async () => { await Promise.resolve(1) }) }',
    rules: ['typescript/no-misused-promises'],
  },
  {
    file: 'src/main/bad-json.ts',
    text: `export const first: string = JSON.parse('"a"')`,
    rules: ['typescript/no-unsafe-assignment'],
  },
  {
    file: 'src/main/bad-silencing.ts',
    text: '// eslint-disable-next-line no-console\nexport const most = 7',
    rules: [UNUSED],
  },
  { file: 'scripts/bad-eval.mjs', text: `eval('1')`, rules: ['no-eval'] },
  {
    file: 'src/renderer/views/BadPromise.vue',
    text: inVue('const start = (): void => { Promise.resolve(1) }', '<button type="button" @click="start()" />'),
    rules: ['@typescript-eslint/no-floating-promises'],
  },
  { file: 'src/main/bad-default.ts', text: 'export default 1', rules: ['import/no-default-export'] },
  {
    file: 'src/main/bad-case.ts',
    text: `export function f(x: 'a' | 'b'): number { switch (x) { case 'a': return 1 }\n return 0 }`,
    rules: ['typescript/switch-exhaustiveness-check'],
  },
  {
    file: 'src/renderer/views/BadWords.vue',
    text: inVue('', '<p>Roll now</p>'),
    rules: ['vue/no-bare-strings-in-template'],
  },
  {
    file: 'src/renderer/views/BadLabel.vue',
    text: inVue('', '<button type="button" aria-label="Roll now">1</button>'),
    rules: ['vue/no-bare-strings-in-template'],
  },
  {
    file: 'src/renderer/views/BadExpression.vue',
    text: inVue('const n = 1', `<p>{{ n === 1 ? 'Roll now' : n }}</p>`),
    rules: ['vue/no-restricted-syntax'],
  },
  {
    file: 'src/renderer/views/BadHtml.vue',
    text: inVue(`const words = '<b>bold</b>'`, '<p v-html="words" />'),
    rules: ['vue/no-v-html'],
  },
  {
    file: 'src/renderer/views/BadPicture.vue',
    text: inVue('', '<img src="a.png">'),
    rules: ['vuejs-accessibility/alt-text'],
  },
  {
    file: 'src/renderer/views/BadProp.vue',
    text: inVue(
      'const props = defineProps<{ list: string[] }>()',
      '<button type="button" @click="props.list.push(String(1))" />',
    ),
    rules: ['vue/no-mutating-props'],
  },
]

const typeBreaches = [
  { file: 'src/rules/core/dom.ts', text: 'export const page = document', project: 'pure', code: 'TS2584' },
  { file: 'src/rules/core/node.ts', text: 'export const version = process.version', project: 'pure', code: 'TS2591' },
  { file: 'src/campaign/time.ts', text: 'export const wait = setTimeout', project: 'pure', code: 'TS2304' },
  { file: 'src/campaign/log.ts', text: `console.log('')`, project: 'pure', code: 'TS2584' },
  { file: 'src/text/node.ts', text: `export { sep } from 'node:path'`, project: 'pure', code: 'TS2591' },
  { file: 'src/main/dom.ts', text: 'export const page = document', project: 'main', code: 'TS2584' },
  { file: 'src/preload/dom.ts', text: 'export const page = document', project: 'main', code: 'TS2584' },
  {
    file: 'src/renderer/views/node.ts',
    text: 'export const version = process.version',
    project: 'renderer',
    code: 'TS2591',
  },
  {
    file: 'src/renderer/views/Node.vue',
    text: inVue('const version = process.version', '<p>{{ version }}</p>'),
    project: 'renderer',
    code: 'TS2591',
  },
  {
    file: 'src/renderer/panels/a/APanel.test.ts',
    text: `import { createApp } from 'vue'\nimport APanel from './APanel.vue'\ncreateApp(APanel, { of: 1 }).mount(7)`,
    project: 'panel-tests',
    code: 'TS2345',
  },
]

const asFiles = (list: readonly { file: string; text: string }[]): Record<string, string> =>
  Object.fromEntries(list.map(({ file, text }) => [file, text]))

const forLint = plant({ ...cleanTree, ...asFiles(lintBreaches) })
const forTypes = plant({ ...cleanTree, ...asFiles(typeBreaches) })
const linted = new Map<string, string[]>()
const compiled = new Map<string, string>()

function note(file: string, reported: readonly string[]): void {
  const all = [...new Set([...(linted.get(file) ?? []), ...reported])]
  // What is planted here is too short to say anything of itself; one of them is there to be told so.
  const rules = file.endsWith('bad-silence.ts') ? all : all.filter((rule) => rule !== 'longroll/docstring')
  linted.set(file, rules.sort())
}

/** The linter of .vue files. */
async function eslint(): Promise<void> {
  const { output } = await forLint.run('eslint/bin/eslint.js', ['.', '-f', 'json'])
  const results = JSON.parse(output) as { filePath: string; messages: { ruleId: string | null; message: string }[] }[]
  for (const { filePath, messages } of results) {
    note(
      relative(forLint.folder, filePath),
      messages.map(({ ruleId, message }) => ruleId ?? message),
    )
  }
}

/** The linter of everything else. */
async function oxlint(): Promise<void> {
  const { output } = await forLint.run('oxlint/bin/oxlint', [...OXLINT, '-f', 'json'])
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code?: string; message: string; filename: string }[] }
  for (const { code, message, filename } of diagnostics) {
    const [, plugin = '', rule = message] = /^([\w-]+)\((.+)\)$/.exec(code ?? '') ?? []
    note(filename, [plugin === 'eslint' || plugin === '' ? rule : `${plugin}/${rule}`])
  }
}

async function compile(project: string): Promise<void> {
  const { output } = await forTypes.run(compilerOf(project), [
    '-p',
    `tsconfig.${project}.json`,
    '--pretty',
    'false',
    '--incremental',
    'false',
  ])
  compiled.set(project, output)
}

beforeAll(async () => {
  await Promise.all([
    eslint(),
    oxlint(),
    (async () => {
      for (const project of ['pure', 'main', 'renderer', 'panel-tests']) await compile(project)
    })(),
  ])
}, 240_000)

afterAll(() => {
  for (const { folder } of [forLint, forTypes]) rmSync(folder, { recursive: true, force: true })
})

describe('the linter', () => {
  it.each(lintBreaches)('$file breaks $rules', ({ file, rules }) => {
    expect(linted.get(file)).toEqual(rules)
  })

  it('has nothing against what is allowed', () => {
    expect(Object.keys(cleanTree).filter((file) => (linted.get(file) ?? []).length > 0)).toEqual([])
  })
})

describe('the compiler', () => {
  it.each(typeBreaches)('$file does not compile in the project $project', ({ file, project, code }) => {
    expect(
      compiled
        .get(project)
        ?.split('\n')
        .filter((line) => line.startsWith(file) && line.includes(`error ${code}`)),
    ).toHaveLength(1)
  })

  it('has nothing against what is allowed', () => {
    const complaints = [...compiled.values()].flatMap((output) =>
      output.split('\n').filter((line) => line.includes(': error ')),
    )
    expect(complaints.filter((line) => Object.keys(cleanTree).some((file) => line.startsWith(file)))).toEqual([])
  })
})
