import { expect, it } from 'vitest'
import { defaultSettings } from '../../contract/settings'
import { fail, ok } from '../../rules/core/result'
import { settingsStore, type SettingsWriter } from './settings-store'
import { readStored, type Stored } from './stored'

const first = readStored({})
const settings = { ...defaultSettings, scale: 120 }
const system = (code: string): Error => Object.assign(new Error(code), { code, errno: -1, syscall: 'open' })

function over(writer: SettingsWriter | Error) {
  const written: Partial<Stored>[] = []
  const unusable: string[] = []
  let opened = 0
  const store = settingsStore({
    first,
    open: () => {
      opened += 1
      if (writer instanceof Error) return Promise.reject(writer)
      return Promise.resolve({
        set: (part) => {
          writer.set(part)
          written.push(part)
        },
      })
    },
    onUnusable: (code) => unusable.push(code),
  })
  return { store, written, unusable, opened: () => opened }
}

const willing: SettingsWriter = { set: () => undefined }

it('what is set before anything can write it holds at once, loads the writer once, and is written whole', async () => {
  const { store, written, opened } = over(willing)
  expect([store.get(), store.isBehind(), opened()]).toEqual([first, false, 0])
  expect(store.setSettings({ scale: 120 })).toEqual(ok(null))
  expect(store.set({ recent: [] })).toEqual(ok(null))
  expect([store.get(), store.isBehind(), written]).toEqual([{ ...first, settings }, true, []])
  await store.load()
  expect([store.isBehind(), written, opened()]).toEqual([false, [{ settings, recent: [] }], 1])
})

it('once it is loaded, each change is written at once', async () => {
  const { store, written } = over(willing)
  await store.load()
  expect(store.setSettings({ scale: 120 })).toEqual(ok(null))
  expect([written, store.isBehind()]).toEqual([[{ settings }], false])
})

it('what cannot be written is said, and holds all the same', async () => {
  const { store } = over({
    set: () => {
      throw system('ENOSPC')
    },
  })
  await store.load()
  expect(store.setSettings({ scale: 120 })).toEqual(fail({ code: 'settings/not-kept', system: 'ENOSPC' }))
  expect(store.get().settings).toEqual(settings)
})

it('a store that cannot be opened ends nothing: it is told once, and no change is said to be kept', async () => {
  const { store, unusable } = over(system('EACCES'))
  store.setSettings({ scale: 120 })
  await store.load()
  expect([unusable, store.isBehind(), store.get().settings]).toEqual([['EACCES'], false, settings])
  expect(store.setSettings({ scale: 120 })).toEqual(fail({ code: 'settings/not-kept', system: null }))
})
