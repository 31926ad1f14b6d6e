import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** A small tree of source files, checked by the project's own configuration, outside of the project's own tree. */
export interface PlantedTree {
  readonly folder: string
  /** Runs a tool of node_modules in it. */
  run(bin: string, args: readonly string[]): Promise<{ code: number; output: string }>
}

export function plant(files: Readonly<Record<string, string>>): PlantedTree {
  const folder = mkdtempSync(join(tmpdir(), 'longroll-boundaries-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const projects = ['base', 'pure', 'main', 'renderer', 'tests', 'panel-tests', 'scripts']
  for (const name of [
    ...projects.map((project) => `tsconfig.${project}.json`),
    'tsconfig.json',
    'eslint.config.js',
    'oxlint.config.js',
    '.dependency-cruiser.mjs',
    'package.json',
    'types',
    'scripts/lint',
  ]) {
    cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), `${text}\n`)
  }
  return { folder, run: (bin, args) => runIn(folder, bin, args) }
}

function runIn(folder: string, bin: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', bin), ...args], { cwd: folder })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part))
    child.stderr.setEncoding('utf8').on('data', (part: string) => (output += part))
    child.once('error', failed)
    child.once('close', (code) => {
      done({ code: code ?? 1, output })
    })
  })
}

/** Every import that ARCHITECTURE.md's table allows, once: no tool may complain of any of it. */
export const cleanTree: Readonly<Record<string, string>> = {
  'src/rules/core/result.ts': `export interface Result { readonly ok: boolean }\nexport const ok: Result = { ok: true }`,
  'src/rules/core/result.test.ts': `import { expect, it } from 'vitest'\nimport { ok } from './result'\nit('is ok', () => { expect(ok.ok).toBe(true) })`,
  'src/rules/systems/system.ts': `export interface System { readonly name: string }`,
  'src/rules/systems/a/task.ts': `import type { System } from '../system'\nimport { ok } from '../../core/result'\nexport const a: System = { name: String(ok.ok) }`,
  'src/rules/systems/b/task.ts': `import type { System } from '../system'\nexport const b: System = { name: 'b' }`,
  'src/rules/systems/index.ts': `import { a } from './a/task'\nimport { b } from './b/task'\nexport const systems = [a, b]`,
  'src/campaign/state.ts': `import { systems } from '../rules/systems/index'\nexport interface Campaign { readonly name: string }\nexport const empty: Campaign = { name: String(systems.length) }`,
  'src/contract/channels.ts': `import type { Campaign } from '../campaign/state'\nexport const channel = 'campaign:run'\nexport type Run = (campaign: Campaign) => void`,
  'src/contract/schemas.ts': `import { z } from 'zod'\nimport { channel } from './channels'\nexport const schema = z.literal(channel)`,
  'src/contract/systems/a.ts': `import type { System } from '../../rules/systems/system'\nexport type A = System`,
  'src/text/en/words.ts': `import type { Campaign } from '../../campaign/state'\nimport type { Run } from '../../contract/channels'\nimport { ok } from '../../rules/core/result'\nexport const title = (campaign: Campaign, _run: Run): string => campaign.name + String(ok.ok)`,
  'src/preload/index.ts': `import { ipcRenderer } from 'electron'\nimport { channel } from '../contract/channels'\nvoid ipcRenderer.invoke(channel)`,
  'src/main/index.ts': `import { app } from 'electron'\nimport { systems } from '../rules/systems/index'\nimport { empty } from '../campaign/state'\nimport { listen } from './ipc/register'\nimport { read } from './campaign/file'\nimport { settings } from './settings/settings'\nvoid app.whenReady().then(() => { listen(); read(empty.name); return [settings, systems] })`,
  'src/main/ipc/register.ts': `import { ipcMain } from 'electron'\nimport { schema } from '../../contract/schemas'\nexport function listen(): void { ipcMain.handle(schema.value, () => null) }`,
  'src/main/campaign/file.ts': `import { readFileSync } from 'node:fs'\nimport { now } from '../platform/clock'\nexport const read = (path: string): string => readFileSync(path, 'utf8') + String(now())`,
  'src/main/platform/clock.ts': `export const now = (): number => Date.now()`,
  'src/main/settings/settings.ts': `import Store from 'electron-store'\nexport const settings = new Store()`,
  'src/renderer/bridge/bridge.ts': `import type { Run } from '../../contract/channels'\ndeclare global { interface Window { readonly longroll: Run } }\nexport const bridge = (): Run => window.longroll`,
  'src/renderer/stores/store.ts': `import { bridge } from '../bridge/bridge'\nimport { empty } from '../../campaign/state'\nexport const send = (): void => { bridge()(empty) }`,
  'src/renderer/ui/PushButton.vue': `<script setup lang="ts">\nimport { ref } from 'vue'\nconst n = ref(0)\n</script>\n<template><button type="button" @click="n += 1">{{ n }}</button></template>`,
  'src/renderer/panels/a/APanel.vue': `<script setup lang="ts">\nimport PushButton from '../../ui/PushButton.vue'\n</script>\n<template><PushButton /></template>`,
  'src/renderer/views/MainView.vue': `<script setup lang="ts">\nimport APanel from '../panels/a/APanel.vue'\nimport { send } from '../stores/store'\n</script>\n<template><APanel @click="send()" /></template>`,
  'src/renderer/index.ts': `import { createApp } from 'vue'\nimport MainView from './views/MainView.vue'\ncreateApp(MainView).mount('#app')`,
  'src/cli/index.ts': `import { read } from '../main/campaign/file'\nimport { empty } from '../campaign/state'\nprocess.stdout.write(read(empty.name))`,
}

/** A planted file, and the rules that must be reported for it: these, and no others. */
export interface Breach {
  readonly file: string
  readonly text: string
  readonly rules: readonly string[]
}
