import { campaignContent, newContent } from '../../src/main/campaign/campaign-content'
import { createFileWriter } from '../../src/main/campaign/file-writer'
import { createCampaign } from '../../src/main/campaign/open-campaign'
import { Session } from '../../src/main/campaign/session'
import { realClock } from '../../src/main/platform/clock'
import { realFileSystem } from '../../src/main/platform/file-system'
import { nextTimeOfDay } from '../../src/main/platform/time-of-day'
import { newId } from '../../src/main/platform/ids'
import { seededChance } from '../../src/rules/core/chance'

/**
 * A campaign as it stands after a few evenings: four characters, a long task that runs, some hundred entries.
 *
 * @returns id of the task that waits for its next roll
 */
export async function makeSample(path: string, journals: string): Promise<string> {
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
  const run = async (name: string, given?: object): Promise<string> => {
    const command = given === undefined ? { do: name } : { do: name, with: JSON.parse(JSON.stringify(given)) as never }
    const answer = await session.run({ ...command, seen: 1e9 })
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`)
    return ids.at(-1) ?? ''
  }
  const people: string[] = []
  for (const name of ['Sammy', 'Mara', 'Theo', 'Ines']) people.push(await run('character.add', { name }))
  const task = await run('task.begin', {
    system: 'storytelling',
    title: 'Restore the observatory clock',
    character: people[0],
    pool: { attribute: 5, skill: 5, specialty: true, equipment: 3 },
    target: 100,
    interval: '30m',
  })
  for (let i = 0; i < 300; i += 1) {
    await run('note.add', { text: `Something was said at the table. (${i})`, character: people[i % people.length] })
  }
  await run('storytelling.roll', { task, successes: 2, note: 'The first wheel turns.' })
  await session.close()
  return task
}
