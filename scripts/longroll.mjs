// `npm run -s longroll -- play FILE…`: bundles src/cli/index.ts and runs it, each time. Bundling takes less time than
// finding out whether it is needed would save (some 60 ms), so there is no build step to forget and no stale build to run.
// Nothing but the command line's own output goes to stdout.
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'out/cli')
const target = join(folder, 'longroll.mjs')
// Two of them may start at once: each writes a file of its own and moves it into place whole.
const draft = join(folder, `draft-${process.pid}.mjs`)

await bundle()
process.setSourceMapsEnabled(true)
await import(pathToFileURL(target).href)

async function bundle() {
  try {
    const { rolldown } = await import('rolldown')
    const build = await rolldown({
      input: join(root, 'src/cli/index.ts'),
      cwd: root,
      platform: 'node',
      logLevel: 'silent',
    })
    mkdirSync(folder, { recursive: true })
    await build.write({ file: draft, format: 'es', sourcemap: 'inline', codeSplitting: false })
    await build.close()
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { force: true })
    const missing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    process.stderr.write(missing ? 'longroll: packages are missing; run: npm ci\n' : `longroll: ${String(error)}\n`)
    process.exit(70)
  }
}
