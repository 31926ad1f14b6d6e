import { expect, it } from 'vitest'
import { playRandomly } from '../../../../tests/support/dramatic-random'

// What must hold after every command: the book of tests/support/dramatic-book.ts, which reads the rules move by move and
// shares no code with them, shows the same view and the same deck; a command is taken exactly when the rules allow it; a
// refused one changes nothing; undo restores the state exactly and redo brings it back; no card is out twice, at most 54
// are, none lies before two; progress is never negative, the need at most 100, support at most 4, participants 1 to 12.
it('DT-7 to DT-41: random commands agree with a move-by-move reading of the rules', () => {
  const { taken, refused } = playRandomly(20_26, 5_000)
  expect(taken).toBeGreaterThan(1_500)
  expect(refused).toBeGreaterThan(500)
})
