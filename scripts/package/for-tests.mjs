// Packs what is built, as `npm run test:package` looks at it: the plain folder, in .cache/package.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/run.mjs'
import { ensureRuntime } from '../runtime/runtime.mjs'
import { pack } from './pack.mjs'

const output = join(root, '.cache/package')
rmSync(output, { recursive: true, force: true })
await pack(await ensureRuntime(), { targets: ['dir'], output })
