// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { quickKeydown, quickKeyup } from './quick-press'

afterEach(() => document.body.replaceChildren())

function button(): { readonly element: HTMLElement; readonly clicks: () => number } {
  const element = Object.assign(document.createElement('div'), { tabIndex: 0 })
  let clicks = 0
  element.addEventListener('keydown', quickKeydown)
  element.addEventListener('keyup', quickKeyup)
  element.addEventListener('click', () => (clicks += 1))
  document.body.append(element)
  return { element, clicks: () => clicks }
}

/** @returns whether the browser's own answer to the key was left to it */
const key = (element: Element, type: 'keydown' | 'keyup', name: string, more: KeyboardEventInit = {}): boolean =>
  element.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true, ...more }))

it('Enter acts when it goes down, once however long it is held, and nobody else hears of it', () => {
  const { element, clicks } = button()
  expect(key(element, 'keydown', 'Enter')).toBe(false)
  expect(clicks()).toBe(1)
  expect(key(element, 'keydown', 'Enter', { repeat: true })).toBe(false)
  key(element, 'keyup', 'Enter')
  expect(clicks()).toBe(1)
})

it('the space bar acts when it is let go where it went down, and scrolls nothing', () => {
  const [one, other] = [button(), button()]
  expect(key(one.element, 'keydown', ' ')).toBe(false)
  expect(key(one.element, 'keydown', ' ', { repeat: true })).toBe(false)
  expect(one.clicks()).toBe(0)
  key(one.element, 'keyup', ' ')
  expect([one.clicks(), other.clicks()]).toEqual([1, 0])
  // Went down here, let go elsewhere; and one that is let go here went down elsewhere.
  one.element.focus()
  key(one.element, 'keydown', ' ')
  other.element.focus()
  key(other.element, 'keyup', ' ')
  key(one.element, 'keyup', ' ')
  expect([one.clicks(), other.clicks()]).toEqual([1, 0])
})

it('a key with Ctrl, Alt or Meta is a shortcut, one that was stopped before is none, and other keys are left alone', () => {
  const { element, clicks } = button()
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
    expect(key(element, 'keydown', 'Enter', more)).toBe(true)
    key(element, 'keydown', ' ', more)
    key(element, 'keyup', ' ', more)
  }
  // As the panel does with a second Enter that comes at once (slips.ts).
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true })
  key(element, 'keydown', 'Enter')
  expect(clicks()).toBe(0)
})

it('a key in what the button holds is not the button’s', () => {
  const { element, clicks } = button()
  const inside = document.createElement('input')
  element.append(inside)
  expect(key(inside, 'keydown', 'Enter')).toBe(true)
  expect(clicks()).toBe(0)
})
