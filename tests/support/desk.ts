import type { Command } from '../../src/campaign/history'
import { createBackups } from '../../src/main/campaign/backups/backups'
import { campaignContent, type CampaignContent } from '../../src/main/campaign/campaign-content'
import type { Content } from '../../src/main/campaign/content'
import { campaignWork } from '../../src/main/campaign/heavy-work'
import { Desk } from '../../src/main/campaign/desk'
import { createFileWriter } from '../../src/main/campaign/file-writer'
import type { Session } from '../../src/main/campaign/session'
import type { FileSystem } from '../../src/main/platform/file-system'
import { nextTimeOfDay } from '../../src/main/platform/time-of-day'
import { seededChance } from '../../src/rules/core/chance'
import { hastyClock } from './fake-clock'
import { Died } from './faulty-file-system'
import type { Clock } from '../../src/main/platform/clock'
import type { Trouble } from '../../src/main/platform/file-trouble'
import { fail, type Result } from '../../src/rules/core/result'

export const conflictFile = '/home/a (conflict here 2026-01-01 10-00-00).longroll'

/** A desk over any file system, with backups; conflict copies are numbered. */
export function deskOver(
  fs: FileSystem,
  instance = 'a',
  content: Content<CampaignContent> = campaignContent,
  data = '/data',
  now = hastyClock.now,
) {
  const parts = { fs, clock: hastyClock }
  const backups = createBackups({ ...parts, folder: `${data}/backups`, cap: () => Infinity })
  let made = 0
  const conflictName = (): string => {
    made += 1
    return conflictFile.replace('here', `${instance}${made}`)
  }
  const world = { chance: seededChance(1), newId: () => `${instance}${(made += 1)}`, nextTimeOfDay }
  const writer = createFileWriter(parts, content, backups, campaignWork(world))
  const reopened: (Session | null)[] = []
  const desk = new Desk({
    shelf: { fs, journals: `${data}/journals`, content, backups, conflictName },
    clock: { ...saveByHand, now },
    // A backup at opening is waited for by nobody: that its process died then is no mistake of its own.
    writer: { ...writer, backUp: (path, kind) => writer.backUp(path, kind).catch(died) },
    world,
    conflictName,
    onChange: () => undefined,
    onSaving: () => undefined,
    onReopened: (_before, now) => reopened.push(now),
  })
  return { desk, backups, reopened }
}

/** No pause takes time, but nothing is saved by itself: tests say when. */
const saveByHand: Clock = {
  ...hastyClock,
  after: (wait, call) => (wait === 1_500 || wait === 2_000 ? () => undefined : hastyClock.after(wait, call)),
}

function died(error: unknown): Result<null, Trouble> {
  if (error instanceof Died) return fail({ reason: 'other', system: null })
  throw error
}

export const note = (text: string): Command => ({ do: 'note.add', with: { text } })

export async function say(session: Session, ...texts: readonly string[]): Promise<boolean> {
  for (const text of texts) {
    const answer = await session.run({ ...note(text), seen: 1e9 })
    if (!answer.ok) return false
  }
  return true
}

/** Texts of the notes that count in the log: what was taken out is there, struck through. */
export const notes = (session: Session): string[] =>
  session.history.log.flatMap(({ line, corrected }) =>
    line.key === 'note.added' && (corrected?.struck ?? null) === null ? [line.text] : [],
  )

export function value<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
