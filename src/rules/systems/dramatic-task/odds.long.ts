import { describe } from 'vitest'
import { itPlaysOut } from '../../../../tests/support/odds/agree'

describe('odds of many tasks', () => itPlaysOut('dramatic-task', 200, 200_000, 2, 180))
