// Which Electron runs Longroll here, and how it comes to be in its place. See `chooseRuntime` for the order.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { assemble, assembledVersion, cacheFolder, isComplete } from './assembled.mjs'

/**
 * @typedef {object} Runtime
 * @property {'named' | 'official' | 'assembled'} kind
 * @property {string} version
 * @property {string} folder
 * @property {Record<string, string>} env what programs must be given to find it
 */

/**
 * @typedef {object} Ports what the choice asks and does; tests give their own
 * @property {string | undefined} named the folder in ELECTRON_OVERRIDE_DIST_PATH
 * @property {string} officialVersion
 * @property {boolean} canAssemble
 * @property {(folder: string) => string | null} versionIn the version of the Electron in this folder
 * @property {() => string | null} installed the version of the official binary in node_modules, when it is there
 * @property {() => boolean} mayDownload whether a download is worth a try: not when one failed a short while ago
 * @property {() => Promise<boolean>} download
 * @property {() => void} rememberFailure
 * @property {string} assembledFolder
 * @property {() => boolean} isAssembled
 * @property {() => Promise<void>} assemble
 * @property {() => boolean} isLinked whether node_modules leads to the assembled one
 * @property {() => void} link
 * @property {(line: string) => void} tell
 */

/**
 * The Electron to use, made ready:
 *
 * 1. one named by ELECTRON_OVERRIDE_DIST_PATH: Electron's own tools obey it before anything else, so nothing here may
 *    say otherwise;
 * 2. the official binary in node_modules;
 * 3. the assembled one, when node_modules leads to it already;
 * 4. the official binary, downloaded by its own installer; when that fails it is left in peace for a day;
 * 5. the assembled one.
 *
 * @param {Ports} ports
 * @returns {Promise<Runtime>}
 */
export async function chooseRuntime(ports) {
  if (ports.named !== undefined) {
    const version = ports.versionIn(ports.named)
    if (version === null) throw new Error(`ELECTRON_OVERRIDE_DIST_PATH names no Electron: ${ports.named}`)
    const env = { ELECTRON_OVERRIDE_DIST_PATH: ports.named, ELECTRON_EXEC_PATH: join(ports.named, 'electron') }
    return { kind: 'named', version, folder: ports.named, env }
  }
  const installed = ports.installed()
  if (installed === ports.officialVersion) return official(installed)

  const assembled = {
    kind: /** @type {const} */ ('assembled'),
    version: assembledVersion,
    folder: ports.assembledFolder,
    env: {},
  }
  if (ports.isLinked() && ports.isAssembled()) return assembled

  if (ports.mayDownload()) {
    ports.tell(`Fetching Electron ${ports.officialVersion} …`)
    if (await ports.download()) return official(ports.officialVersion)
    ports.rememberFailure()
  }
  if (!ports.canAssemble) {
    throw new Error(
      `Electron ${ports.officialVersion} could not be downloaded. Try again with a connection, ` +
        'or set ELECTRON_OVERRIDE_DIST_PATH to a folder that holds an Electron.',
    )
  }
  if (!ports.isAssembled()) {
    ports.tell(`The official Electron is out of reach: assembling Electron ${assembledVersion} (about 200 MB, once) …`)
    await ports.assemble()
  }
  ports.link()
  return assembled
}

/**
 * @param {string} version
 * @returns {Runtime}
 */
const official = (version) => ({ kind: 'official', version, folder: electronFile('dist'), env: {} })

const root = resolve(import.meta.dirname, '../..')
/** @param {string} name */
const electronFile = (name) => join(root, 'node_modules/electron', name)
const dayInMs = 24 * 60 * 60 * 1000
const reachLimitMs = 4_000
const downloadLimitMs = 10 * 60_000

/**
 * @param {{ env?: NodeJS.ProcessEnv, retryDownload?: boolean, tell?: (line: string) => void }} [options]
 * @returns {Promise<Runtime>}
 */
export function ensureRuntime({ env = process.env, retryDownload = false, tell = tellOnStderr } = {}) {
  return chooseRuntime(realPorts(env, retryDownload, tell))
}

/** @param {Runtime} runtime */
export function describeRuntime(runtime) {
  const origin = {
    named: 'named by ELECTRON_OVERRIDE_DIST_PATH',
    official: 'official',
    assembled: 'assembled, for development and tests only',
  }[runtime.kind]
  return `Electron ${runtime.version} (${origin}): ${runtime.folder}`
}

/** @param {string} line */
function tellOnStderr(line) {
  process.stderr.write(`${line}\n`)
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} retryDownload
 * @param {(line: string) => void} tell
 * @returns {Ports}
 */
function realPorts(env, retryDownload, tell) {
  const packageFile = electronFile('package.json')
  if (!existsSync(packageFile)) throw new Error('packages are missing; run: npm ci')
  /** @type {string} */
  const officialVersion = JSON.parse(readFileSync(packageFile, 'utf8')).version
  const assembledFolder = cacheFolder(env)
  const failureMark = join(dirname(assembledFolder), `electron-${officialVersion}-unreachable`)

  return {
    named: env['ELECTRON_OVERRIDE_DIST_PATH'] ? resolve(env['ELECTRON_OVERRIDE_DIST_PATH']) : undefined,
    officialVersion,
    canAssemble: process.platform === 'linux' && process.arch === 'x64',
    versionIn,
    installed: () =>
      existsSync(electronFile('path.txt')) && !isLink(electronFile('dist')) ? versionIn(electronFile('dist')) : null,
    mayDownload: () => retryDownload || !isYounger(failureMark, dayInMs),
    download: () => downloadOfficial(officialVersion, env),
    rememberFailure() {
      mkdirSync(dirname(failureMark), { recursive: true })
      writeFileSync(failureMark, '')
    },
    assembledFolder,
    isAssembled: () => isComplete(assembledFolder),
    assemble: () => assemble(assembledFolder),
    isLinked: () =>
      isLink(electronFile('dist')) &&
      existsSync(electronFile('path.txt')) &&
      leadsTo(electronFile('dist'), assembledFolder),
    link() {
      rmSync(electronFile('dist'), { recursive: true, force: true })
      symlinkSync(assembledFolder, electronFile('dist'))
      // No line end: Electron's own tools take the file as it is.
      writeFileSync(electronFile('path.txt'), 'electron')
    },
    tell,
  }
}

/** @param {string} folder */
function versionIn(folder) {
  try {
    return readFileSync(join(folder, 'version'), 'utf8').trim().replace(/^v/, '')
  } catch {
    return null
  }
}

/** @param {string} path */
function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

/**
 * @param {string} link
 * @param {string} folder
 */
function leadsTo(link, folder) {
  try {
    return realpathSync(link) === realpathSync(folder)
  } catch {
    return false
  }
}

/**
 * @param {string} path
 * @param {number} ageMs
 */
function isYounger(path, ageMs) {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs < ageMs
}

/**
 * Lets Electron's own installer fetch and verify the official binary, after a short look whether its server answers.
 *
 * @param {string} version
 * @param {NodeJS.ProcessEnv} env
 */
async function downloadOfficial(version, env) {
  const mirror =
    env['ELECTRON_MIRROR'] ||
    env['npm_config_electron_mirror'] ||
    'https://github.com/electron/electron/releases/download/'
  const behindProxy = Boolean(env['HTTPS_PROXY'] || env['https_proxy'])
  if (!behindProxy) {
    const answer = await fetch(mirror, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(reachLimitMs),
    }).catch(() => null)
    if (answer === null) return false
  }
  // Through a link the installer would unpack into the assembled one.
  if (isLink(electronFile('dist'))) rmSync(electronFile('dist'))
  const done = spawnSync(process.execPath, [electronFile('install.js')], {
    env,
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: behindProxy ? 60_000 : downloadLimitMs,
  })
  return done.status === 0 && versionIn(electronFile('dist')) === version
}
