// Modules of a bench that are made of the application's own parts.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../setup/run.mjs'

/**
 * @param {string} name of a file beside this one, without its ending
 * @returns {Promise<string>} the bundle that plain Node runs
 */
export async function bundle(name) {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: join(import.meta.dirname, `${name}.ts`),
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
  })
  const file = join(root, `.cache/bench/${name}.mjs`)
  await build.write({ file, format: 'es', codeSplitting: false })
  await build.close()
  return file
}

/** The same, loaded here. @param {string} name */
export const moduleOf = async (name) => import(pathToFileURL(await bundle(name)).href)
