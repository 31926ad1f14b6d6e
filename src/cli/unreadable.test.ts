import { readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { whyUnreadable } from './unreadable'
import { speak } from './words'

afterEach(() => speak('en'))

const readingOf = (file: string): unknown => {
  try {
    return readFileSync(file)
  } catch (error) {
    return error
  }
}

it('a file that is not there is said to be not there, in words', () => {
  expect(whyUnreadable(readingOf('nowhere.json'))).toBe('there is no such file')
  speak('de')
  expect(whyUnreadable(readingOf('nowhere.json'))).toBe('diese Datei gibt es nicht')
})

it('what a script does wrong is said as it is', () => {
  expect(whyUnreadable(new Error('step 3 has no name'))).toBe('step 3 has no name')
})
