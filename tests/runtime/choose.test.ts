import { expect, it } from 'vitest'
import { chooseRuntime, type Ports } from '../../scripts/runtime/runtime.mjs'

interface Place {
  named?: string
  namedVersion?: string
  installed?: string
  isAssembled?: boolean
  isLinked?: boolean
  canAssemble?: boolean
  failedToday?: boolean
  isReachable?: boolean
}

/** A machine on which nothing is there and nothing can be reached, but for what `place` says. */
function machine(place: Place): { ports: Ports; done: string[] } {
  const done: string[] = []
  const ports: Ports = {
    named: place.named,
    officialVersion: '45.5.0',
    canAssemble: place.canAssemble ?? true,
    versionIn: () => place.namedVersion ?? null,
    installed: () => place.installed ?? null,
    mayDownload: () => !(place.failedToday ?? false),
    download: () => {
      done.push('download')
      return Promise.resolve(place.isReachable ?? false)
    },
    rememberFailure: () => done.push('remember failure'),
    assembledFolder: '/cache/electron-33.2.1',
    isAssembled: () => place.isAssembled ?? false,
    assemble: () => {
      done.push('assemble')
      return Promise.resolve()
    },
    isLinked: () => place.isLinked ?? false,
    link: () => done.push('link'),
    tell: () => undefined,
  }
  return { ports, done }
}

const assembledWhole = { isAssembled: true, isLinked: true }

it.each<{ why: string; place: Place; kind: string; version: string; does: string[] }>([
  {
    why: 'one that is named goes before all others, as it does for the tools of Electron itself',
    place: { named: '/opt/electron', namedVersion: '40.0.0', installed: '45.5.0', ...assembledWhole },
    kind: 'named',
    version: '40.0.0',
    does: [],
  },
  {
    why: 'the official one is used where it is installed',
    place: { installed: '45.5.0', ...assembledWhole },
    kind: 'official',
    version: '45.5.0',
    does: [],
  },
  {
    why: 'an official one of another version is replaced',
    place: { installed: '44.0.0', isReachable: true },
    kind: 'official',
    version: '45.5.0',
    does: ['download'],
  },
  {
    why: 'an assembled one in its place is used without a look at the network',
    place: { ...assembledWhole, isReachable: true },
    kind: 'assembled',
    version: '33.2.1',
    does: [],
  },
  {
    why: 'in a fresh clone the official one is downloaded',
    place: { isReachable: true },
    kind: 'official',
    version: '45.5.0',
    does: ['download'],
  },
  {
    why: 'where the download is out of reach, that is remembered and one is assembled',
    place: {},
    kind: 'assembled',
    version: '33.2.1',
    does: ['download', 'remember failure', 'assemble', 'link'],
  },
  {
    why: 'a download that failed today is not tried again, and what is in the cache is linked',
    place: { failedToday: true, isAssembled: true },
    kind: 'assembled',
    version: '33.2.1',
    does: ['link'],
  },
  {
    why: 'a link to one that is damaged or of an old recipe leads to a new one',
    place: { failedToday: true, isLinked: true, isAssembled: false },
    kind: 'assembled',
    version: '33.2.1',
    does: ['assemble', 'link'],
  },
])('$why', async ({ place, kind, version, does }) => {
  const { ports, done } = machine(place)
  expect(await chooseRuntime(ports)).toMatchObject({ kind, version })
  expect(done).toEqual(does)
})

it('gives the tools of Electron and of electron-vite the one that is named', async () => {
  const { ports } = machine({ named: '/opt/electron', namedVersion: '45.5.0' })
  expect((await chooseRuntime(ports)).env).toEqual({
    ELECTRON_OVERRIDE_DIST_PATH: '/opt/electron',
    ELECTRON_EXEC_PATH: '/opt/electron/electron',
  })
})

it('refuses a named folder that holds no Electron, rather than take another', async () => {
  const { ports, done } = machine({ named: '/opt/nothing', installed: '45.5.0' })
  await expect(chooseRuntime(ports)).rejects.toThrow('names no Electron: /opt/nothing')
  expect(done).toEqual([])
})

it('says what can be done where nothing can be assembled', async () => {
  const { ports, done } = machine({ canAssemble: false })
  await expect(chooseRuntime(ports)).rejects.toThrow('ELECTRON_OVERRIDE_DIST_PATH')
  expect(done).toEqual(['download', 'remember failure'])
})
