// How long the odds take to answer, on one core and warm, each beside a fixed loop so that machines can be compared.
import { spawnSync } from 'node:child_process'
import { root } from '../setup/run.mjs'
import { bundle } from './bundle.mjs'

const questions = [
  { name: 'plain', what: 'storytelling: pool 9, 9 rolls, need 20', most: 1 },
  { name: 'deadline', what: 'storytelling: pool 15, target 20, a deadline', most: 16 },
  { name: 'dramatic', what: 'dramatic task: 5 in 5 rounds, 20 tokens in 3 steps', most: 50 },
  { name: 'time-die', what: 'extended test: 4 participants, limit 10', most: 16 },
]

/** @returns {Promise<import('./figures.mjs').Row[]>} */
export async function odds() {
  const file = await bundle('odds-case')
  const ask = (name) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [file, name], { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return JSON.parse(stdout)
  }
  const empty = ask('nothing').memory
  return questions.flatMap(({ name, what, most }) => {
    const { ours, floor, memory } = ask(name)
    return [
      { what, unit: 'ms', ours, floorName: 'two million steps of a loop', floor, goal: { most, of: 'median' } },
      {
        what: '  memory for it',
        unit: 'MB',
        ours: [Math.max(0, memory - empty)],
        floorName: null,
        floor: null,
        goal: { most: 64, of: 'median' },
      },
    ]
  })
}
