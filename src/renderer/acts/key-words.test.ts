// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { keyHint, keyInText, withKeys } from './key-words'

describe('keys in a text', () => {
  it('are those that the GM has now', () => {
    expect(withKeys('{act:undo} takes back, {act:roll} rolls.', {})).toBe('Ctrl Z takes back, R rolls.')
    expect(withKeys('{act:undo} takes back, {act:roll} rolls.', { undo: 'f9', roll: 'shift+g' })).toBe(
      'F9 takes back, Shift G rolls.',
    )
  })

  it('an act without a key is named as the window names it', () => {
    expect(keyHint('advance', { advance: null })).toBe('')
    expect(keyInText('advance', { advance: null })).toBe('“Advance by”')
    expect(withKeys('{act:word} changes it.', {})).toBe('“The GM’s word” changes it.')
  })

  it('keys that are nobody’s to change stand as the platform writes them', () => {
    expect(withKeys('{key:mod+enter} begins, {key:home} is the first.', {})).toBe(
      'Ctrl Enter begins, Home is the first.',
    )
  })

  it('a text that names no act is a mistake', () => {
    expect(() => withKeys('{act:nothing}', {})).toThrow('No act nothing')
  })
})
