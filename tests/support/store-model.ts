import { MemoryFileSystem } from './memory-file-system'
import { deskOver, notes, value } from './desk'
import type { Session } from '../../src/main/campaign/session'

/** A random number source that is the same every time. */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

const path = '/home/a.longroll'

/**
 * Random commands, undo, redo, saves, crashes, power cuts, restarts, edits on another computer and restores, against a model that knows
 * only texts: what was acknowledged and not undone stands in the log; what somebody else made of the file is never
 * overwritten unless the GM says so; whatever is not in the log any more is in a file beside it or in a backup.
 *
 * @throws when the store and the model do not agree
 */
export async function playModel(seed: number, steps: number): Promise<void> {
  const pick = numbers(seed)
  let fs = new MemoryFileSystem()
  let { desk, reopened } = deskOver(fs, `s${seed}`)
  let session = value(await desk.create(path, 'Model'))
  /** Texts that stand, in order; each with how it is called once undone. */
  let stand: string[] = []
  let undone: string[] = []
  let said = 0
  let instances = 0

  const agree = (what: string): void => {
    const now = notes(session)
    if (JSON.stringify(now) !== JSON.stringify(stand)) {
      throw new Error(
        `seed ${seed}, ${what}: the log holds ${now.slice(-6).join()}, the model ${stand.slice(-6).join()}`,
      )
    }
  }
  const restart = async (next: MemoryFileSystem, what: string): Promise<void> => {
    fs = next
    ;({ desk, reopened } = deskOver(fs, `s${seed}r${(instances += 1)}`))
    const opened = await desk.open(path, { setJournalAside: false })
    if (!opened.ok) throw new Error(`seed ${seed}, ${what}: ${JSON.stringify(opened.error)}`)
    session = opened.value
    agree(what)
  }
  const run = async (command: { do: string; with?: { text: string } }): Promise<boolean> =>
    (await session.run({ ...command, seen: 1e9 })).ok

  for (let step = 0; step < steps; step += 1) {
    const act = pick(100)
    if (act < 50) {
      const text = `t${(said += 1)}`
      if (!(await run({ do: 'note.add', with: { text } }))) throw new Error(`seed ${seed}: refused`)
      stand = [...stand, text]
      undone = []
    } else if (act < 62) {
      if ((await run({ do: 'undo' })) !== stand.length > 0) throw new Error(`seed ${seed}: undo`)
      const last = stand.at(-1)
      if (last !== undefined) undone = [...undone, last]
      stand = stand.slice(0, -1)
    } else if (act < 70) {
      if ((await run({ do: 'redo' })) !== undone.length > 0) throw new Error(`seed ${seed}: redo`)
      const last = undone.at(-1)
      if (last !== undefined) stand = [...stand, last]
      undone = undone.slice(0, -1)
    } else if (act < 82) {
      const saving = await session.save()
      if (saving.is !== 'file') throw new Error(`seed ${seed}: ${saving.is}`)
    } else if (act < 86) await restart(fs, 'a crash')
    else if (act < 90) await restart(fs.afterPowerCut(pick(2) === 0), 'a power cut')
    else if (act < 93) {
      await desk.close(session)
      await restart(fs, 'a restart')
    } else if (act < 98) {
      const theirs = await elsewhere(fs, `o${(said += 1)}`, `m${seed}i${(instances += 1)}`)
      const isBehind = session.saving().is === 'journal'
      fs.put(path, theirs.bytes)
      if (isBehind) {
        const ours = stand
        if ((await session.save()).is !== 'conflict') throw new Error(`seed ${seed}: no conflict was seen`)
        if (Buffer.compare(fs.bytes(path), theirs.bytes) !== 0) throw new Error(`seed ${seed}: overwritten`)
        const take = pick(2) === 0 ? 'ours' : 'theirs'
        const copy = session.saving()
        const settled = await desk.settle(session, take)
        if (!settled.ok || settled.value.is !== 'file') throw new Error(`seed ${seed}: not settled`)
        if (take === 'theirs') {
          session = last(reopened)
          stand = theirs.notes
          undone = []
          await holds(fs, copy.is === 'conflict' ? copy.copy : null, ours, seed)
        }
      } else {
        await desk.lookOutside(session)
        session = last(reopened)
        stand = theirs.notes
        undone = []
      }
      agree(`an edit elsewhere (${isBehind ? 'both' : 'only there'})`)
      // Copies are the GM's to keep; here they would only fill the folder.
      for (const name of fs.names('/home')) if (name !== 'a.longroll') await fs.unlink(`/home/${name}`)
    } else {
      await session.save()
      const at = JSON.stringify(session.state)
      const backups = value(await desk.backups(session))
      const chosen = backups[pick(backups.length)]
      const before = session.snapshot().revision
      value(await desk.restore(session, chosen?.id ?? ''))
      if (session.snapshot().revision > before) {
        await run({ do: 'undo' })
        if (JSON.stringify(session.state) !== at)
          throw new Error(`seed ${seed}: a restore is not taken back by one undo`)
        undone = []
        // What could be redone is dropped by a new note alone; the model does not follow a restore any further.
        await run({ do: 'note.add', with: { text: `t${(said += 1)}` } })
        stand = [...stand, `t${said}`]
      }
    }
    if (step % 10 === 0) agree(`step ${step}`)
  }
  agree('the end')
  await desk.close(session)
}

function last(reopened: readonly (Session | null)[]): Session {
  const session = reopened.at(-1)
  if (!session) throw new Error('It was not opened anew')
  return session
}

async function elsewhere(fs: MemoryFileSystem, text: string, name: string) {
  const other = new MemoryFileSystem()
  other.put(path, fs.bytes(path))
  const { desk } = deskOver(other, name)
  const session = value(await desk.open(path, { setJournalAside: false }))
  await session.run({ do: 'note.add', with: { text }, seen: 1e9 })
  const all = notes(session)
  await desk.close(session)
  return { bytes: other.bytes(path), notes: all }
}

async function holds(fs: MemoryFileSystem, copy: string | null, texts: readonly string[], seed: number): Promise<void> {
  const { desk } = deskOver(fs, `c${seed}`)
  const session = value(await desk.open(copy ?? '', { setJournalAside: true }))
  if (JSON.stringify(notes(session)) !== JSON.stringify(texts))
    throw new Error(`seed ${seed}: the copy does not hold ours`)
  await desk.close(session)
}
