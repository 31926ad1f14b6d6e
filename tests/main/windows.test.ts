import { defaultSettings } from '../../src/contract/settings'
import { expect, it } from 'vitest'
import { epochMs } from '../../src/rules/core/units'
import { readStored, withRecent } from '../../src/main/settings/stored'
import { fileNameFor } from '../../src/main/windows/file-name'
import { servedFile } from '../../src/main/windows/served-file'
import { displayKey, lastPlace, placeFor, withPlace } from '../../src/main/windows/window-place'

const folder = '/app/out/renderer'
const served = (address: string) => servedFile(address, 'app', folder)?.path ?? null

it.each([
  ['longroll://app/index.html', `${folder}/index.html`],
  ['longroll://app/assets/index-B6.js?v=1#x', `${folder}/assets/index-B6.js`],
  ['longroll://app/assets/a%20b.svg', `${folder}/assets/a b.svg`],
  ['longroll://app/../../main/index.js', `${folder}/main/index.js`],
  ['longroll://app/..%2f..%2fmain%2findex.js', null],
  ['longroll://app/assets/..%2f..%2f..%2fsecret.json', null],
  ['longroll://app/%2e%2e/%2e%2e/main/index.js', `${folder}/main/index.js`],
  ['longroll://app/..%5c..%5cmain%5cindex.js', null],
  ['longroll://app/C:%2fWindows%2fa.js', null],
  ['longroll://app/a.js%00.html', null],
  ['longroll://app/%E0%A4%A.html', null],
  ['longroll://app/', null],
  ['longroll://app/assets', null],
  ['longroll://app/.env', null],
  ['longroll://app/a.exe', null],
  ['longroll://other/index.html', null],
  ['not an address', null],
])('%s is %s', (address, path) => {
  expect(served(address)).toBe(path)
})

const screen = { x: 0, y: 0, width: 1920, height: 1080 }
const right = { x: 1920, y: 0, width: 2560, height: 1440 }

it.each([
  ['the first time, the usual size', null, [screen], { width: 1440, height: 900 }],
  ['the first time on a small screen', null, [{ ...screen, width: 1280, height: 800 }], { width: 1280, height: 800 }],
  ['where it was', { x: 10, y: 20, width: 1100, height: 800 }, [screen], { x: 10, y: 20, width: 1100, height: 800 }],
  [
    'on the second screen',
    { x: 2000, y: 20, width: 2500, height: 1300 },
    [screen, right],
    { x: 2000, y: 20, width: 2500, height: 1300 },
  ],
  ['the second screen is gone', { x: 2000, y: 20, width: 1100, height: 800 }, [screen], { width: 1100, height: 800 }],
  [
    'the screen has shrunk',
    { x: 0, y: 0, width: 1900, height: 1000 },
    [{ ...screen, width: 1280, height: 800 }],
    { x: 0, y: 0, width: 1280, height: 800 },
  ],
  ['its top is out of reach', { x: 10, y: -500, width: 1100, height: 800 }, [screen], { width: 1100, height: 800 }],
  [
    'never smaller than can be used',
    { x: 10, y: 20, width: 300, height: 200 },
    [screen],
    { x: 10, y: 20, width: 1024, height: 700 },
  ],
])('%s', (_why, last, areas, expected) => {
  expect(placeFor(last, areas)).toEqual(expected)
})

it('a window comes back where it last was on a display that is there now', () => {
  const place = { x: 0, y: 0, width: 1100, height: 800, isMaximized: false }
  const laptop = { ...place, display: displayKey(1, { width: 1440, height: 900 }) }
  const table = { ...place, x: 2000, width: 1900, display: displayKey(2, { width: 1920, height: 1080 }) }
  const places = withPlace(withPlace([], laptop), table)
  expect(places).toEqual([table, laptop])
  expect(lastPlace(places, [laptop.display, table.display])).toBe(table)
  expect(lastPlace(places, [laptop.display])).toBe(laptop)
  expect(lastPlace(places, ['3/800x600'])).toBe(table)
  expect(lastPlace([], ['3/800x600'])).toBeNull()
  const moved = { ...laptop, x: 40 }
  expect(withPlace(places, moved)).toEqual([moved, table])
})

it.each([
  ['The Seven Clocks', 'The Seven Clocks'],
  [' a/b\\c:d*e?f"g<h>i|j ', 'a b c d e f g h i j'],
  ['Grüße, 世界', 'Grüße, 世界'],
  ['dots...', 'dots'],
  ['..', ''],
  ['\u0000\n\t', ''],
  ['x'.repeat(200), 'x'.repeat(80)],
])('a campaign called %j is kept as %j', (name, file) => {
  expect(fileNameFor(name)).toBe(file)
})

it('settings: what is there is read, the rest has its default', () => {
  expect(readStored({})).toEqual({ settings: defaultSettings, recent: [], places: [], playerPlace: null })
  expect(
    readStored({
      settings: { theme: 'pink', scale: 125, sound: 1 },
      recent: [{ path: '/a', name: 'A', lastPlayed: 1, running: 2 }, { path: 7 }, null],
      places: [{ x: 1, y: 2, width: 3, height: 4, display: '7/1x1' }, { x: 1 }, null],
    }),
  ).toEqual({
    settings: { ...defaultSettings, scale: 125 },
    recent: [{ path: '/a', name: 'A', lastPlayed: 1, running: 2 }],
    places: [{ x: 1, y: 2, width: 3, height: 4, isMaximized: false, display: '7/1x1' }],
    playerPlace: null,
  })
  expect(readStored({ settings: 'x', recent: {}, places: [1, 2] })).toEqual(readStored({}))
})

it('recent campaigns: the newest first, each once, twelve at most', () => {
  const recent = (path: string) => ({ path, name: path, lastPlayed: epochMs(0), running: 0 })
  const all = Array.from({ length: 12 }, (_, i) => recent(`/${i}`))
  expect(withRecent(all, recent('/3')).map(({ path }) => path)).toEqual([
    '/3',
    '/0',
    '/1',
    '/2',
    ...all.slice(4).map(({ path }) => path),
  ])
  expect(withRecent(all, recent('/new'))).toHaveLength(12)
})
