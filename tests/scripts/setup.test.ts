import { expect, it } from 'vitest'
import { isInstalled, type Packages } from '../../scripts/setup/packages.mjs'
import { ensureSystemPackages, type SystemPorts } from '../../scripts/setup/system.mjs'
import { hasDisplay } from '../../scripts/setup/display.mjs'
import { readWords } from '../../scripts/start/start.mjs'

const bookworm = [
  ...['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1', 'libnotify4', 'libxss1', 'libxtst6', 'xdg-utils'],
  ...['libatspi2.0-0', 'libsecret-1-0', 'fonts-dejavu-core', 'xvfb', 'xauth', 'dbus'],
]
const trixie = bookworm.map((name) =>
  ['libgtk-3-0', 'libasound2', 'libatspi2.0-0'].includes(name) ? `${name}t64` : name,
)

function debian(given: { isRoot: boolean; installed: string[]; offered: string[]; works?: boolean }): {
  ports: SystemPorts
  ran: string[]
  told: string[]
} {
  const installed = new Set(given.installed)
  const ran: string[] = []
  const told: string[] = []
  const ports: SystemPorts = {
    isDebian: true,
    isRoot: given.isRoot,
    installed: () => installed,
    isOffered: (name) => given.offered.includes(name),
    aptGet: (args) => {
      ran.push(args.join(' '))
      if (args[0] === 'install') args.filter((one) => !one.startsWith('-')).forEach((name) => installed.add(name))
      return given.works ?? true
    },
    tell: (line) => told.push(line),
  }
  return { ports, ran, told }
}

it.each([
  { release: 'Debian 12', installed: bookworm },
  { release: 'Debian 13', installed: trixie },
])('does nothing where $release has all of it', ({ installed }) => {
  const { ports, ran, told } = debian({ isRoot: true, installed, offered: installed })
  expect(ensureSystemPackages({ withoutDisplay: true }, ports)).toBe(true)
  expect([ran, told]).toEqual([[], []])
})

it('installs as root what is missing, by the names that this release has', () => {
  const { ports, ran } = debian({ isRoot: true, installed: trixie.slice(1), offered: trixie })
  expect(ensureSystemPackages({ withoutDisplay: true }, ports)).toBe(true)
  expect(ran).toEqual(['update -qq', 'install -y -qq --no-install-recommends libgtk-3-0t64'])
})

it('gives everyone else one line to copy', () => {
  const { ports, ran, told } = debian({ isRoot: false, installed: bookworm.slice(0, -3), offered: bookworm })
  expect(ensureSystemPackages({ withoutDisplay: true }, ports)).toBe(false)
  expect(told.at(-1)).toBe('sudo apt-get update && sudo apt-get install -y xvfb xauth dbus')
  expect(ran).toEqual([])
})

it('asks for no virtual display where there is a real one', () => {
  const { ports } = debian({ isRoot: false, installed: bookworm.slice(0, -3), offered: bookworm })
  expect(ensureSystemPackages({ withoutDisplay: false }, ports)).toBe(true)
})

it('says so when apt-get fails', () => {
  const { ports, told } = debian({ isRoot: true, installed: [], offered: bookworm, works: false })
  expect(ensureSystemPackages({ withoutDisplay: false }, ports)).toBe(false)
  expect(told.at(-1)).toContain('could not be installed')
})

const lock = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-mac': { version: '2.0.0', integrity: 'sha512-m', optional: true },
}
const a = lock['node_modules/a']

it.each<{ why: string; installed: Packages; same: boolean }>([
  { why: 'what the lock asks for is there', installed: { 'node_modules/a': a }, same: true },
  { why: 'another version is there', installed: { 'node_modules/a': { ...a, version: '1.0.1' } }, same: false },
  { why: 'other content is there', installed: { 'node_modules/a': { ...a, integrity: 'sha512-b' } }, same: false },
  { why: 'something is missing', installed: {}, same: false },
  {
    why: 'something is there that the lock has dropped',
    installed: { 'node_modules/a': a, 'node_modules/b': a },
    same: false,
  },
])('packages: $why', ({ installed, same }) => {
  expect(isInstalled(lock, installed)).toBe(same)
})

it.each([
  { platform: 'linux' as const, env: {}, seen: false },
  { platform: 'linux' as const, env: { DISPLAY: ':0' }, seen: true },
  { platform: 'linux' as const, env: { WAYLAND_DISPLAY: 'wayland-0' }, seen: true },
  { platform: 'darwin' as const, env: {}, seen: true },
])('display: $platform with $env', ({ platform, env, seen }) => {
  expect(hasDisplay(env, platform)).toBe(seen)
})

it('start takes its own words out and leaves the rest to Longroll, with whole paths', () => {
  const here = process.env['INIT_CWD'] ?? process.cwd()
  expect(readWords(['--picture', 'a.png', '--stay', 'my.longroll', '--verbose'])).toEqual({
    picture: `${here}/a.png`,
    stay: true,
    rest: [`${here}/my.longroll`, '--verbose'],
  })
  expect(readWords(['--picture=/tmp/b.png'])).toEqual({ picture: '/tmp/b.png', stay: false, rest: [] })
})
