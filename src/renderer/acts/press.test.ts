// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { actFor, watchTyping } from './press'

let end = (): void => undefined
beforeEach(() => {
  end = watchTyping()
  document.body.innerHTML = '<input /><button></button>'
})
afterEach(() => end())

function field(): HTMLInputElement {
  const found = document.querySelector('input')
  if (found === null) throw new Error('There is no field')
  return found
}
function type(value: string): void {
  field().value = value
  field().dispatchEvent(new Event('input', { bubbles: true }))
}
/** The act of a key that is pressed in the field. */
function press(key: string, more: KeyboardEventInit = {}): string | null {
  let id: string | null = null
  const hear = (event: KeyboardEvent): void => void (id = actFor(event, {}))
  window.addEventListener('keydown', hear)
  field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  window.removeEventListener('keydown', hear)
  return id
}
const undo = { ctrlKey: true }

it('a field that was just opened has nothing to take back: Undo means the roll', () => {
  expect(press('z', undo)).toBe('undo')
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('redo')
})

it('what is typed is taken back by the field, also after it was rubbed out', () => {
  type('31')
  expect(press('z', undo)).toBeNull()
  type('')
  expect(press('z', undo)).toBeNull()
})

it('where what was typed has been taken, Undo means the campaign again', () => {
  type('a note')
  field().value = ''
  expect(press('z', undo)).toBe('undo')
})

it('letters stay an empty field’s own', () => {
  expect([press('u'), press('r'), press('k', undo)]).toEqual([null, null, 'palette'])
})
