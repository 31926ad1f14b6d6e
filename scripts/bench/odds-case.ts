// One question of the odds in a process of its own: times of many answers, a fixed loop in turns with them, and the most
// memory that was held. `nothing` answers no question.
import { decide, type Campaign } from '../../src/campaign/decide'
import { History } from '../../src/campaign/history'
import { oddsView } from '../../src/campaign/odds'
import { emptyState, find } from '../../src/campaign/state'
import { seededChance } from '../../src/rules/core/chance'
import { epochMs, type JsonObject } from '../../src/rules/core/units'

const cases: Readonly<Record<string, (people: readonly string[]) => JsonObject>> = {
  nothing: ([character = '']) => ({
    system: 'storytelling',
    character,
    pool: { attribute: 1, skill: 0 },
    target: 1,
    interval: '1h',
  }),
  plain: ([character = '']) => ({
    system: 'storytelling',
    character,
    pool: { attribute: 4, skill: 5 },
    target: 20,
    interval: '1h',
  }),
  deadline: ([character = '']) => ({
    system: 'storytelling',
    character,
    pool: { attribute: 8, skill: 7 },
    target: 20,
    interval: '1h',
    deadline: '10h',
  }),
  dramatic: (people) => ({
    system: 'dramatic-task',
    participants: people
      .slice(0, 5)
      .map((character, i) => ({ character, die: [6, 8, 10, 4, 8][i] ?? 6, modifier: i % 2 })),
    steps: [
      { skill: 'first', tokens: 7 },
      { skill: 'second', tokens: 7 },
      { skill: 'third', tokens: 6 },
    ],
    rounds: 5,
  }),
  'time-die': (people) => ({
    system: 'time-die',
    kind: 'extended',
    participants: people.slice(0, 4).map((character, i) => ({ character, successTarget: 40 + 10 * i })),
    need: 30,
    limit: 10,
    interval: '1h',
  }),
}

const name = process.argv[2] ?? 'nothing'
let made = 0
let campaign: Campaign = { state: emptyState('Bench'), history: new History(), revision: 0 }
const run = (command: string, given: JsonObject): string => {
  const world = {
    chance: seededChance(1),
    newId: () => `id${(made += 1)}`,
    wall: epochMs(0),
    nextTimeOfDay: (_time: unknown, after: ReturnType<typeof epochMs>) => after,
  }
  const result = decide(campaign, { do: command, with: given }, world)
  if (!result.ok) throw new Error(`${command}: ${JSON.stringify(result.error)}`)
  campaign = { ...campaign, state: result.value.state }
  return result.value.made ?? ''
}
const people = Array.from({ length: 5 }, (_, i) => run('character.add', { name: `Somebody ${i}` }))
const id = run('task.begin', { title: name, ...cases[name]?.(people) })
const task = find(campaign.state.tasks, id)
if (task === undefined) throw new Error('The task is not there')

/** Two million multiplications and additions through memory: what every machine can be compared by. */
const weights = Float64Array.from({ length: 1_000 }, (_, i) => 1 / (i + 2))
function reference(): number {
  let sum = 0
  for (let round = 0; round < 2_000; round += 1) {
    for (let i = 0; i < weights.length; i += 1) sum = sum * 0.5 + (weights[i] ?? 0)
  }
  return sum
}

const timed = (work: () => unknown): number => {
  const began = performance.now()
  work()
  return performance.now() - began
}
const ours: number[] = []
const floor: number[] = []
for (let i = -20; i < 100; i += 1) {
  const times = [name === 'nothing' ? 0 : timed(() => oddsView(campaign.state, task)), timed(reference)] as const
  if (i < 0) continue
  ours.push(times[0])
  floor.push(times[1])
}
process.stdout.write(JSON.stringify({ ours, floor, memory: process.resourceUsage().maxRSS / 1024 }))
