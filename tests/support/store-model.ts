import type { Session } from '../../src/main/campaign/session'
import { campaignContent } from '../../src/main/campaign/campaign-content'
import { epochMs } from '../../src/rules/core/units'
import { deskOver, notes, value } from './desk'
import { MemoryFileSystem } from './memory-file-system'
import { corrected, emptyBook, redone, takenOut, undone, written, type Book } from './model-book'

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

const aMoment = (): Promise<void> => new Promise((passed) => setImmediate(() => setImmediate(passed)))

/** One Longroll with data of its own, at the one file that all share. */
interface Place {
  readonly name: string
  readonly data: string
  desk: ReturnType<typeof deskOver>['desk']
  reopened: readonly (Session | null)[]
  session: Session
  book: Book
  /** Which version of the file it knows. */
  knows: number
}

/**
 * Random commands, corrections, undo, redo, saves, crashes, power cuts, restarts and restores, by two Longrolls that have the
 * same file open (a synced folder), against a model that knows only texts: what was acknowledged and not undone stands in the
 * log; what the other made of the file is never overwritten unless the GM says so; whatever is not in the log any more is in a
 * file beside it or in a backup.
 *
 * @throws when the store and the model do not agree
 */
export async function playModel(seed: number, steps: number): Promise<void> {
  const pick = numbers(seed)
  let fs = new MemoryFileSystem()
  let said = 0
  let starts = 0
  /** What the file holds: which version, and the book in it. */
  let file = { version: 0, book: emptyBook }

  const wrong = (place: Place, what: string): Error => new Error(`seed ${seed}, ${place.name}, ${what}`)
  // No two commands are given at the same time: otherwise both could do the very same, and then there is no conflict.
  let time = 0
  const now = () => epochMs((time += 1))
  const started = (data: string) => deskOver(fs, `s${seed}r${(starts += 1)}`, campaignContent, data, now)
  const agree = (place: Place, what: string): void => {
    const now = notes(place.session)
    if (JSON.stringify(now) !== JSON.stringify(place.book.stand)) {
      const model = place.book.stand
      throw wrong(place, `${what}: the log holds ${now.slice(-6).join()}, the model ${model.slice(-6).join()}`)
    }
  }
  const last = (place: Place): Session => {
    const session = place.reopened.at(-1)
    if (!session) throw wrong(place, 'it was not opened anew')
    return session
  }

  const first = started('/data')
  const here: Place = {
    ...{ name: 'here', data: '/data', book: emptyBook, knows: 0 },
    ...first,
    session: value(await first.desk.create(path, 'Model')),
  }
  fs.folder('/there')
  const second = started('/there')
  const there: Place = {
    ...{ name: 'there', data: '/there', book: emptyBook, knows: 0 },
    ...second,
    session: value(await second.desk.open(path, { setJournalAside: false })),
  }
  const places = [here, there]
  await aMoment()

  const run = async (place: Place, name: string, given: object = {}): Promise<boolean> =>
    (await place.session.run({ do: name, with: JSON.parse(JSON.stringify(given)) as never, seen: 1e9 })).ok

  /** The entry of the note that counts at a place of the log. */
  const entryAt = ({ session }: Place, at: number): string =>
    session.history.log.filter(
      ({ line, corrected: how }) => line.key === 'note.added' && (how?.struck ?? null) === null,
    )[at]?.id ?? ''

  const must = async (place: Place, next: Book | null, name: string, given?: object): Promise<void> => {
    if ((await run(place, name, given)) !== (next !== null)) throw wrong(place, name)
    place.book = next ?? place.book
  }

  /** Into the file: it is there, or the other was quicker and the GM is asked. */
  async function save(place: Place, isSettled: boolean): Promise<void> {
    const isBehind = place.session.saving().is !== 'file'
    const before = Buffer.from(fs.bytes(path))
    const { is } = await place.session.save()
    if (!isBehind || place.knows === file.version) {
      if (is !== 'file') throw wrong(place, `saved, and it is ${is}`)
      if (isBehind) file = { version: file.version + 1, book: place.book }
      if (isBehind) place.knows = file.version
      return
    }
    if (is !== 'conflict') throw wrong(place, `the other wrote it, and it is ${is}`)
    if (Buffer.compare(fs.bytes(path), before) !== 0) throw wrong(place, 'overwritten')
    if (isSettled) await settle(place)
  }

  async function settle(place: Place): Promise<void> {
    const take = pick(2) === 0 ? 'ours' : 'theirs'
    const settled = await place.desk.settle(place.session, take)
    if (!settled.ok || settled.value.is !== 'file') throw wrong(place, `not settled for ${take}`)
    if (take === 'ours') {
      file = { version: file.version + 1, book: place.book }
      place.knows = file.version
      return
    }
    await holds(place, place.book.stand)
    place.session = last(place)
    place.book = file.book
    place.knows = file.version
    agree(place, 'theirs taken')
  }

  /** What is not gone on with lies in a file beside it, to the last note. */
  async function holds(place: Place, texts: readonly string[]): Promise<void> {
    const copies = fs.names('/home').filter((name) => name.includes('conflict'))
    for (const name of copies) {
      const { desk } = deskOver(fs, `c${seed}c${(starts += 1)}`, campaignContent, '/data')
      const opened = await desk.open(`/home/${name}`, { setJournalAside: true })
      const found = opened.ok ? notes(opened.value) : []
      if (opened.ok) await desk.close(opened.value)
      if (JSON.stringify(found) === JSON.stringify(texts)) return
    }
    throw wrong(place, `no copy holds ours: ${texts.slice(-6).join()}`)
  }

  async function lookOutside(place: Place): Promise<void> {
    const isBehind = place.session.saving().is !== 'file'
    await place.desk.lookOutside(place.session)
    if (place.knows === file.version) {
      // Looking also brings to the file what could not be before: nothing to model, saving is by hand.
      return
    }
    if (isBehind) return settle(place)
    place.session = last(place)
    place.book = file.book
    place.knows = file.version
    agree(place, 'opened anew')
  }

  /** It starts again over what is on the disk. A journal that does not continue the file any more is set aside, in a copy. */
  async function restart(place: Place, what: string): Promise<void> {
    Object.assign(place, started(place.data))
    const opened = await place.desk.open(path, { setJournalAside: false })
    if (opened.ok) {
      place.session = opened.value
      if (place.knows !== file.version) Object.assign(place, { book: file.book, knows: file.version })
      return agree(place, what)
    }
    if (opened.error.code !== 'file/journal-conflict') throw wrong(place, `${what}: ${JSON.stringify(opened.error)}`)
    place.session = value(await place.desk.open(path, { setJournalAside: true }))
    await holds(place, place.book.stand)
    Object.assign(place, { book: file.book, knows: file.version })
    agree(place, `${what}, with changes of its own`)
  }

  for (let step = 0; step < steps; step += 1) {
    const place = pick(4) === 0 ? there : here
    const { book } = place
    const act = pick(100)
    const text = `t${(said += 1)}`
    // An undo says neither who nor when: two that take back the same are one and the same change, and no conflict. So only one of
    // the two undoes.
    const isNote = act < 38 || (place === there && act < 58)
    if (isNote) await must(place, written(book, text), 'note.add', { text })
    else if (act < 50) await must(place, undone(book), 'undo')
    else if (act < 58) await must(place, redone(book), 'redo')
    else if (act < 70) {
      if (book.stand.length === 0) continue
      // Most are of late, as a GM's are; some far back.
      const at = pick(3) === 0 ? pick(book.stand.length) : Math.max(0, book.stand.length - 1 - pick(4))
      const entry = entryAt(place, at)
      if (pick(2) === 0) await must(place, corrected(book, at, text), 'history.correct', { entry, with: { text } })
      else await must(place, takenOut(book, at), 'history.remove', { entry })
    } else if (act < 83) await save(place, true)
    else if (act < 86) await restart(place, 'a crash')
    else if (act < 89) {
      fs = fs.afterPowerCut(pick(2) === 0)
      for (const each of places) await restart(each, 'a power cut')
    } else if (act < 91) {
      await save(place, true)
      await place.desk.close(place.session)
      await restart(place, 'a restart')
    } else if (act < 96) await lookOutside(place)
    else {
      await save(place, true)
      const at = JSON.stringify(place.session.state)
      const backups = value(await place.desk.backups.list(place.session))
      const before = place.session.snapshot().revision
      value(await place.desk.backups.restore(place.session, backups[pick(backups.length)]?.id ?? ''))
      if (place.session.snapshot().revision > before) {
        await run(place, 'undo')
        if (JSON.stringify(place.session.state) !== at) throw wrong(place, 'a restore is not taken back by one undo')
        // What could be redone is dropped by a new note alone; the model does not follow a restore any further.
        await must(place, written({ ...place.book, undone: [] }, text), 'note.add', { text })
      }
    }
    agree(place, `step ${step}, act ${act}`)
    // A moment passes: the first backup after opening is made in one.
    await aMoment()
    // Copies are the GM's to keep; here they would only fill the folder.
    for (const name of fs.names('/home')) if (name !== 'a.longroll') await fs.unlink(`/home/${name}`)
  }
  for (const place of places) agree(place, 'the end')
}
