import { campaignContent, newContent } from '../../src/main/campaign/campaign-content'
import { createFileWriter } from '../../src/main/campaign/file-writer'
import { createCampaign } from '../../src/main/campaign/open-campaign'
import { Session } from '../../src/main/campaign/session'
import { realClock } from '../../src/main/platform/clock'
import { realFileSystem } from '../../src/main/platform/file-system'
import { nextTimeOfDay } from '../../src/main/platform/time-of-day'
import { newId } from '../../src/main/platform/ids'
import { seededChance } from '../../src/rules/core/chance'
import type { JsonObject } from '../../src/rules/core/units'

export interface Playing {
  /** @returns the id that the command made last, as a character or a task is named by */
  readonly run: (name: string, given?: object) => Promise<string>
  readonly close: () => Promise<unknown>
  readonly session: Session
}

/** A new campaign file, and commands given to it. */
export async function playing(path: string, journals: string): Promise<Playing> {
  const fs = realFileSystem
  const made = await createCampaign({ fs, journals, content: campaignContent }, path, newId(), newContent('Bench'))
  if (!made.ok) throw new Error(made.error.code)
  const ids: string[] = []
  const session = new Session(made.value, {
    clock: realClock,
    writer: createFileWriter({ fs, clock: realClock }, campaignContent),
    world: {
      chance: seededChance(1),
      nextTimeOfDay,
      newId: () => {
        const id = newId()
        ids.push(id)
        return id
      },
    },
    onChange: () => undefined,
    onSaving: () => undefined,
  })
  return {
    run: async (name, given) => {
      const command =
        given === undefined ? { do: name } : { do: name, with: JSON.parse(JSON.stringify(given)) as never }
      const answer = await session.run({ ...command, seen: 1e9 })
      if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`)
      return ids.at(-1) ?? ''
    },
    close: () => session.close(),
    session,
  }
}

const LONG_TASK = {
  system: 'storytelling',
  title: 'Restore the observatory clock',
  pool: { attribute: 5, skill: 5, specialty: true, equipment: 3 },
  target: 100,
  interval: '30m',
}

/**
 * A campaign as it stands after a few evenings: four characters, a long task that runs, some hundred entries.
 *
 * @returns id of the task that waits for its next roll
 */
export async function makeSample(path: string, journals: string): Promise<string> {
  const { run, close } = await playing(path, journals)
  const people: string[] = []
  for (const name of ['Sammy', 'Mara', 'Theo', 'Ines']) people.push(await run('character.add', { name }))
  const task = await run('task.begin', { ...LONG_TASK, character: people[0] })
  for (let i = 0; i < 300; i += 1) {
    await run('note.add', { text: `Something was said at the table. (${i})`, character: people[i % people.length] })
  }
  await run('storytelling.roll', { task, successes: 2, note: 'The first wheel turns.' })
  await close()
  return task
}

/** A task of each system, as it begins, for one character. */
export const tasks: readonly ((character: string) => JsonObject)[] = [
  (character) => ({ ...LONG_TASK, character }),
  (character) => ({
    system: 'dramatic-task',
    title: 'Cross the harbour before the storm',
    preset: 'difficult',
    participants: [{ character, die: 8, modifier: 1 }],
  }),
  (character) => ({
    system: 'saga-machine',
    kind: 'extended',
    title: 'Mend the hull',
    character,
    stat: 4,
    skill: 3,
    tally: 30,
    interval: '1h',
    limit: 12,
  }),
  (character) => ({
    system: 'mod-dot',
    kind: 'extended',
    title: 'Follow the tracks',
    sides: [{ character, dots: 6, difficulty: 6, specialty: true }],
    need: 20,
    interval: '2h',
    limit: 12,
  }),
  (character) => ({
    system: 'time-die',
    kind: 'extended',
    title: 'Copy the tables',
    complexity: 'standard',
    interval: { unit: 'm', times: 10 },
    participants: [{ character, successTarget: 55 }],
  }),
]

/**
 * A large table: as many characters as asked for, each with a task of one of the five systems that runs, and some
 * thousand entries. The first task waits for its roll.
 */
export async function makeTable(path: string, journals: string, panels: number): Promise<void> {
  const { run, close } = await playing(path, journals)
  for (let i = 0; i < panels; i += 1) {
    const character = await run('character.add', { name: `Guest ${i + 1}`, player: `Player ${i + 1}` })
    await run('task.begin', { ...tasks[i % tasks.length]?.(character) })
  }
  for (let i = 0; i < 1_000; i += 1) await run('note.add', { text: `Something was said at the table. (${i})` })
  await close()
}
