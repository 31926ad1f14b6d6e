// THIRD-PARTY.md, made from the lock file and the licence files of the packages themselves.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Licences whose texts ask for no more than to be passed on. Another one in what ships is for a person to decide. */
const welcome = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', '(MIT OR CC0-1.0)']

/** @typedef {{ version?: string, license?: string, dev?: boolean, devOptional?: boolean }} Locked */

/**
 * @param {string} root
 * @returns {string} the whole document
 */
export function thirdParty(root) {
  /** @type {Record<string, Locked>} */
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const all = Object.entries(locked).filter(([path]) => path !== '')
  const shipped = all.filter(([, one]) => one.dev !== true && one.devOptional !== true)
  const tools = all.filter(([, one]) => one.dev === true || one.devOptional === true)
  const electron = locked['node_modules/electron']?.version ?? ''
  const bundled = shipped.map(([path, one]) => section(root, path, one))
  return `${[
    '# What Longroll is made of',
    'Made by `npm run licenses` from the lock file and the packages themselves; `npm test` fails when it is out of date.',
    '## Electron and Chromium',
    `Longroll runs in Electron ${electron}, which carries Chromium, Node.js and V8. Their licences lie beside the program in every package:`,
    '- `LICENSE.electron.txt`: Electron, MIT\n- `LICENSES.chromium.html`: Chromium, Node.js, V8 and all that they contain',
    text(join(root, 'node_modules/electron'), 'electron'),
    '## Fonts',
    ...fonts(root),
    '## Sounds and pictures',
    'Made for Longroll (`scripts/sounds`, `resources/icons`); they carry no licence of others.',
    `## Packages bundled into the program (${bundled.length})`,
    'All that the packages of `dependencies` may bring in. What of them the program does not use is not in it.',
    ...bundled,
    `## Tools (${tools.length})`,
    'Used to build and test Longroll; nothing of them is in a package.',
    ...byLicence(tools),
  ].join('\n\n')}\n`
}

/**
 * @param {string} root
 * @param {string} path
 * @param {Locked} locked
 */
function section(root, path, { version = '', license = '' }) {
  const name = nameOf(path)
  if (!welcome.includes(license)) throw new Error(`${name} ${version} ships under "${license}": decide whether it may`)
  return `### ${name} ${version} (${license})\n\n${text(join(root, path), name)}`
}

/**
 * The licence that a package carries.
 *
 * @param {string} folder
 * @param {string} name
 */
function text(folder, name) {
  const file = existsSync(folder) ? readdirSync(folder).find((one) => /^licen[cs]e([-.].*)?$/i.test(one)) : undefined
  if (file === undefined) return `(${name} carries no licence text of its own; its package names the licence above.)`
  const words = readFileSync(join(folder, file), 'utf8')
    .replace(/\r\n/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim()
  return `\`\`\`\`text\n${words}\n\`\`\`\``
}

/** @param {string} root */
function fonts(root) {
  const folder = join(root, 'resources/fonts')
  const names = readdirSync(folder)
  return names
    .filter((name) => name.startsWith('OFL-'))
    .map((name) => {
      const font = name.slice('OFL-'.length, -'.txt'.length)
      if (!names.includes(`${font}.woff2`)) throw new Error(`${name} has no font ${font}.woff2 beside it`)
      const words = readFileSync(join(folder, name), 'utf8')
        .replace(/\r\n/g, '\n')
        .replace(/[ \t]+$/gm, '')
        .trim()
      return `### ${font} (OFL-1.1)\n\n\`\`\`\`text\n${words}\n\`\`\`\``
    })
}

/** @param {[string, Locked][]} tools */
function byLicence(tools) {
  /** @type {Map<string, Set<string>>} */
  const groups = new Map()
  for (const [path, { version = '', license = 'unnamed' }] of tools) {
    groups.set(license, (groups.get(license) ?? new Set()).add(`${nameOf(path)} ${version}`))
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => `**${licence}**: ${[...names].sort().join(', ')}`)
}

/** @param {string} path */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
