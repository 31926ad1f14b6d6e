import { writeSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import type { Command } from '../../src/campaign/history'
import { campaignContent } from '../../src/main/campaign/campaign-content'
import { createFileWriter } from '../../src/main/campaign/file-writer'
import { Session } from '../../src/main/campaign/session'
import { threadedFileWriter } from '../../src/main/campaign/threaded-file-writer'
import { secureChance } from '../../src/main/platform/chance'
import { realClock } from '../../src/main/platform/clock'
import { realFileSystem } from '../../src/main/platform/file-system'
import { newId } from '../../src/main/platform/ids'
import { nextTimeOfDay } from '../../src/main/platform/time-of-day'
import { campaignIn } from './campaign'

// Plays without end, as fast as it can, and is killed. Says on stdout, at once, each revision that it is about to send
// and each that was acknowledged: `s 7`, `a 7`.

// With a number it goes on whatever fails, and ends after so many commands.

const [folder = '', writing = 'here', most] = process.argv.slice(2)

// The pipe takes it before the call returns, so a kill cannot take back what was said.
const say = (word: string, revision: number): void => {
  writeSync(1, `${word} ${revision}\n`)
}

const opened = await campaignIn(folder, true)
const session = new Session(opened, {
  clock: realClock,
  writer:
    writing === 'thread'
      ? threadedFileWriter({
          script: new URL('./file-writer-worker.mjs', import.meta.url),
          backups: { folder: `${folder}/backups`, now: () => ({ cap: 3_000_000, chosen: null }) },
          onCrash: (error) => {
            throw error
          },
        })
      : createFileWriter({ fs: realFileSystem, clock: realClock }, campaignContent),
  world: { chance: secureChance, newId, nextTimeOfDay },
  onChange: () => undefined,
  onSaving: () => undefined,
})

const commands: readonly ((revision: number) => Command)[] = [
  (revision) => ({ do: 'note.add', with: { text: `note ${revision} ${'x'.repeat(randomInt(3_000))}` } }),
  (revision) => ({ do: 'character.add', with: { name: `Character ${revision}` } }),
  () => ({ do: 'undo' }),
  () => ({ do: 'redo' }),
  () => ({ do: 'clock.advance', with: { by: '10m' } }),
]

let revision = opened.revision
say('a', revision)
for (let left = Number(most ?? Infinity); left > 0; left -= 1) {
  say('s', revision + 1)
  const command = commands[randomInt(commands.length)]?.(revision + 1)
  if (command === undefined) throw new Error('No command')
  const answer = await session.run({ ...command, seen: revision })
  if (answer.ok) {
    revision = answer.value.revision
    say('a', revision)
  } else if (answer.error.code === 'file/not-saved' && most === undefined) throw new Error(answer.error.system ?? '')
  // Far more often than in play, and now and then into the middle of the next commands.
  if (randomInt(6) === 0) void session.save()
  if (randomInt(20) === 0) await session.save()
}
process.exit(0)
