import { expect, it } from 'vitest'
import { presetOf } from './preset'

it('a preset is a task.begin without its characters, wherever they are named', () => {
  expect(
    presetOf({
      system: 'dramatic-task',
      title: 'Bomb',
      character: 'c1',
      pool: { attribute: 2 },
      participants: [{ character: 'c1', die: 8 }],
      sides: [{ character: 'c2', stat: 3 }],
    }),
  ).toEqual({
    system: 'dramatic-task',
    title: 'Bomb',
    pool: { attribute: 2 },
    participants: [{ die: 8 }],
    sides: [{ stat: 3 }],
  })
})
