import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import cruiserConfig from '../../.dependency-cruiser.mjs'
import { cleanTree, plant, type Breach } from './planted'

// Who may import whom: each row of the table in ARCHITECTURE.md is broken once or more, and dependency-cruiser must say so.

const importing = (...modules: string[]): string => modules.map((name) => `import '${name}'`).join('\n')

const breaches: Breach[] = [
  { file: 'src/rules/core/bad-node.ts', text: importing('node:crypto'), rules: ['rules-are-pure'] },
  { file: 'src/rules/core/bad-package.ts', text: importing('zod'), rules: ['rules-are-pure'] },
  {
    file: 'src/rules/core/bad-type.ts',
    text: `import type { Campaign } from '../../campaign/state'\nexport type Bad = Campaign`,
    rules: ['rules-are-pure'],
  },
  { file: 'src/rules/systems/a/bad.ts', text: importing('../b/task'), rules: ['systems-do-not-know-each-other'] },
  { file: 'src/rules/dice/bad.ts', text: importing('../systems/a/task'), rules: ['one-registry-names-the-systems'] },
  {
    file: 'src/campaign/bad-system.ts',
    text: importing('../rules/systems/a/task'),
    rules: ['one-registry-names-the-systems'],
  },
  { file: 'src/campaign/bad-package.ts', text: importing('zod'), rules: ['campaign-is-pure'] },
  { file: 'src/campaign/bad-main.ts', text: importing('../main/platform/clock'), rules: ['campaign-is-pure'] },
  { file: 'src/contract/bad-main.ts', text: importing('../main/platform/clock'), rules: ['contract-imports-little'] },
  {
    file: 'src/contract/bad-code.ts',
    text: `export { empty } from '../campaign/state'`,
    rules: ['contract-takes-types-only'],
  },
  { file: 'src/contract/bad-library.ts', text: importing('zod'), rules: ['schema-library-in-schemas-only'] },
  {
    file: 'src/contract/bad-schema.ts',
    text: `import { schema } from './schemas'\nexport const again = schema`,
    rules: [],
  },
  {
    file: 'src/contract/bad-channel.ts',
    text: `import { schema } from './schemas'\nexport const again = schema`,
    rules: ['channels-apart-from-schemas'],
  },
  { file: 'src/text/bad-node.ts', text: importing('node:os'), rules: ['text-imports-little'] },
  { file: 'src/text/bad-code.ts', text: `export { empty } from '../campaign/state'`, rules: ['text-takes-types-only'] },
  {
    file: 'src/preload/bad-text.ts',
    text: importing('../text/en/words'),
    rules: ['preload-forwards-only', 'words-through-the-spoken-language'],
  },
  {
    file: 'src/main/bad-words.ts',
    text: importing('../text/en/words'),
    rules: ['words-through-the-spoken-language'],
  },
  { file: 'src/preload/bad-node.ts', text: importing('node:path'), rules: ['preload-forwards-only'] },
  {
    file: 'src/preload/bad-schema.ts',
    text: `export { schema } from '../contract/schemas'`,
    rules: ['no-schemas-in-windows'],
  },
  {
    file: 'src/renderer/stores/bad-schema.ts',
    text: `export { schema } from '../../contract/schemas'`,
    rules: ['no-schemas-in-windows'],
  },
  { file: 'src/main/bad-window.ts', text: importing('../renderer/stores/store'), rules: ['main-imports'] },
  { file: 'src/main/bad-package.ts', text: importing('vue'), rules: ['main-imports'] },
  { file: 'src/main/campaign/bad-electron.ts', text: importing('electron'), rules: ['main-core-without-electron'] },
  { file: 'src/main/platform/bad-electron.ts', text: importing('electron'), rules: ['main-core-without-electron'] },
  {
    file: 'src/main/platform/bad-settings.ts',
    text: importing('../settings/settings'),
    rules: ['main-core-without-electron'],
  },
  { file: 'src/main/windows/bad-store.ts', text: importing('electron-store'), rules: ['settings-own-the-store'] },
  { file: 'src/main/windows/bad-files.ts', text: importing('node:fs/promises'), rules: ['one-owner-of-files'] },
  { file: 'src/main/settings/bad-files.ts', text: importing('node:fs'), rules: ['one-owner-of-files'] },
  { file: 'src/renderer/stores/bad-electron.ts', text: importing('electron'), rules: ['renderer-imports'] },
  { file: 'src/renderer/stores/bad-node.ts', text: importing('node:path'), rules: ['renderer-imports'] },
  {
    file: 'src/renderer/stores/bad-main.ts',
    text: importing('../../main/platform/clock'),
    rules: ['renderer-imports'],
  },
  {
    file: 'src/renderer/ui/BadStore.vue',
    text: `<script setup lang="ts">\nimport '../stores/store'\n</script>\n<template><p /></template>`,
    rules: ['ui-is-plain'],
  },
  {
    file: 'src/renderer/ui/BadPanel.vue',
    text: `<script setup lang="ts">\nimport APanel from '../panels/a/APanel.vue'\n</script>\n<template><APanel /></template>`,
    rules: ['ui-is-plain'],
  },
  { file: 'src/renderer/ui/bad-bridge.ts', text: importing('../bridge/bridge'), rules: ['ui-is-plain'] },
  {
    file: 'src/renderer/panels/a/bad-bridge.ts',
    text: importing('../../bridge/bridge'),
    rules: ['panels-without-bridge'],
  },
  { file: 'src/cli/bad-electron.ts', text: importing('electron'), rules: ['cli-imports'] },
  { file: 'src/cli/bad-windows.ts', text: importing('../main/ipc/register'), rules: ['cli-imports'] },
  { file: 'src/campaign/about.ts', text: `import './round'\nexport const about = 1`, rules: ['no-cycles'] },
  { file: 'src/rules/core/bad-test.ts', text: importing('./result.test'), rules: ['no-test-code-in-product'] },
  {
    file: 'src/main/campaign/bad-support.ts',
    text: importing('../../../tests/support/clock'),
    rules: ['main-imports', 'no-test-code-in-product'],
  },
  {
    file: 'src/renderer/views/main.test.ts',
    text: importing('./MainView.vue'),
    rules: ['panels-are-mounted-in-panel-tests'],
  },
  {
    file: 'src/rules/core/bad-name.ts',
    text: importing('./nowhere'),
    rules: ['everything-resolves', 'rules-are-pure'],
  },
]

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[]
  }
}

let reported: Map<string, string[]>
let reportedClean: string[]
const planted = plant({
  ...cleanTree,
  // The other half of a cycle, which is reported once.
  'src/campaign/round.ts': `export { about } from './about'`,
  'tests/support/clock.ts': 'export const clock = 1',
  ...Object.fromEntries(breaches.map(({ file, text }) => [file, text])),
})
const clean = plant(cleanTree)

beforeAll(async () => {
  const cruise = async (tree: typeof planted): Promise<Report> => {
    const { output } = await tree.run('dependency-cruiser/bin/dependency-cruise.mjs', [
      'src',
      '--preserve-symlinks',
      '-T',
      'json',
    ])
    return JSON.parse(output) as Report
  }
  const [broken, whole] = await Promise.all([cruise(planted), cruise(clean)])
  reported = new Map()
  for (const { from, rule } of broken.summary.violations) {
    reported.set(from, [...new Set([...(reported.get(from) ?? []), rule.name])].sort())
  }
  reportedClean = whole.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`)
}, 30_000)

afterAll(() => {
  for (const { folder } of [planted, clean]) rmSync(folder, { recursive: true, force: true })
})

it.each(breaches)('$file breaks $rules', ({ file, rules }) => {
  expect(reported.get(file) ?? []).toEqual(rules)
})

it('what the table allows is not reported, neither alone nor beside the breaches', () => {
  expect(reportedClean).toEqual([])
  expect(Object.keys(cleanTree).filter((file) => reported.has(file))).toEqual([])
})

it('every rule is broken by one breach or more', () => {
  const names = cruiserConfig.forbidden?.map((rule) => rule.name) ?? []
  expect(names.filter((name) => !breaches.some(({ rules }) => rules.includes(name ?? '')))).toEqual([])
})
