import { expect, it } from 'vitest'
import type { PlayerMessage, PlayerWindowState } from '../../src/contract/player'
import { defaultSettings } from '../../src/contract/settings'
import { PlayerViews, type PlayerScreenEvents } from '../../src/main/player/player-views'
import { placeForPlayers } from '../../src/main/windows/player-place'
import { readStored } from '../../src/main/settings/stored'
import { Table } from '../support/table'

function evening() {
  const table = new Table()
  const sam = table.do('character.add', { name: 'Sam' })
  const car = table.do('task.begin', {
    system: 'storytelling',
    title: 'Fix the car',
    character: sam,
    pool: { attribute: 2, skill: 2 },
    target: 7,
    interval: '30m',
  })
  const shown: PlayerMessage[] = []
  const told: PlayerWindowState[] = []
  let events: PlayerScreenEvents | null = null
  let opened = 0
  let campaign: Table['campaign'] | null = table.campaign
  const views = new PlayerViews<string>({
    open: (_window, given) => {
      events = given
      opened += 1
      return { show: (message) => shown.push(message), close: () => given.onClosed() }
    },
    campaignOf: () => (campaign === null ? null : table.campaign),
    settings: () => defaultSettings,
    tell: (_window, state) => told.push(state),
  })
  const heard = (): PlayerScreenEvents => {
    if (events === null) throw new Error('nothing is open')
    return events
  }
  return { table, car, views, shown, told, heard, opened: () => opened, close: () => (campaign = null) }
}

it('tells nothing before its page is there, then what players may see, and again only what has changed', () => {
  const { table, car, views, shown, heard, opened } = evening()
  expect(views.set('gm', { isOpen: true })).toEqual({ isOpen: true, isBlank: false })
  views.set('gm', { isOpen: true })
  expect(opened()).toBe(1)
  expect(shown).toEqual([])
  heard().onReady()
  expect(shown).toEqual([
    {
      view: { name: null, clock: null, tasks: [], timers: [], lastRoll: null },
      look: { theme: 'dark', scale: 100, language: 'system' },
    },
  ])
  table.do('storytelling.roll', { task: car, successes: 2 })
  views.changed('gm')
  expect(shown).toHaveLength(1)
  table.do('task.reveal', { task: car, exists: true, name: true })
  views.changed('gm')
  expect(shown.at(-1)?.view?.tasks).toMatchObject([{ title: 'Fix the car', progress: null }])
})

it('blank says nothing, whatever happens meanwhile; a page that crashed comes back blank', () => {
  const { table, car, views, shown, told, heard } = evening()
  table.do('task.reveal', { task: car, exists: true, name: true })
  expect(views.set('gm', { isBlank: true })).toEqual({ isOpen: false, isBlank: false })
  views.set('gm', { isOpen: true })
  heard().onReady()
  views.set('gm', { isBlank: true })
  table.do('task.reveal', { task: car, progress: true })
  views.changed('gm')
  heard().onReady()
  expect(shown.slice(1).map(({ view }) => view)).toEqual([null, null])
  heard().onBlank()
  expect(shown.at(-1)?.view?.tasks).toHaveLength(1)
  expect(told.at(-1)).toEqual({ isOpen: true, isBlank: false })
})

it('closes with its campaign, and says so', () => {
  const { views, told, heard, close } = evening()
  views.set('gm', { isOpen: true })
  heard().onReady()
  close()
  views.allChanged()
  expect(told.at(-1)).toEqual({ isOpen: false, isBlank: false })
  expect(views.set('gm', { isOpen: true })).toEqual({ isOpen: false, isBlank: false })
})

const laptop = {
  id: 1,
  bounds: { x: 0, y: 0, width: 1440, height: 900 },
  workArea: { x: 0, y: 0, width: 1440, height: 860 },
}
const tv = {
  id: 2,
  bounds: { x: 1440, y: 0, width: 1920, height: 1080 },
  workArea: { x: 1440, y: 0, width: 1920, height: 1080 },
}
const beamer = {
  id: 3,
  bounds: { x: -1280, y: 0, width: 1280, height: 800 },
  workArea: { x: -1280, y: 0, width: 1280, height: 800 },
}
const asWindow = { x: 1500, y: 40, width: 900, height: 500 }

it.each([
  [
    'alone: a window, at the lower right',
    null,
    [laptop],
    { display: 1, isFull: false, bounds: { x: 160, y: 140, width: 1280, height: 720 } },
  ],
  ['the first time: full screen beside the GM', null, [laptop, tv], { display: 2, isFull: true }],
  ['where it was', { display: 3, isFull: true, bounds: asWindow }, [laptop, tv, beamer], { display: 3, isFull: true }],
  [
    'as it was',
    { display: 2, isFull: false, bounds: asWindow },
    [laptop, tv],
    { display: 2, isFull: false, bounds: asWindow },
  ],
  [
    'its display is gone, another is there',
    { display: 3, isFull: true, bounds: asWindow },
    [laptop, tv],
    { display: 2, isFull: true },
  ],
  ['its display is gone', { display: 2, isFull: true, bounds: asWindow }, [laptop], { display: 1, isFull: false }],
  [
    'it was beside the GM’s window, and there is a TV now',
    { display: 1, isFull: false, bounds: asWindow },
    [laptop, tv],
    { display: 2, isFull: true },
  ],
  [
    'it never fills the GM’s own display',
    { display: 1, isFull: true, bounds: asWindow },
    [laptop],
    { display: 1, isFull: false, bounds: { ...asWindow, x: 540 } },
  ],
  ['no display at all', null, [], null],
])('%s', (_name, last, displays, place) => {
  const given = placeForPlayers(last, displays, laptop.id)
  if (place === null) expect(given).toBeNull()
  else expect(given).toMatchObject(place)
})

it('is remembered between starts, and forgotten where it makes no sense', () => {
  const place = { display: 2, isFull: true, bounds: asWindow }
  expect(readStored({ playerPlace: place }).playerPlace).toEqual(place)
  expect(readStored({ playerPlace: { display: 'two', bounds: asWindow } }).playerPlace).toBeNull()
  expect(readStored({}).playerPlace).toBeNull()
})
