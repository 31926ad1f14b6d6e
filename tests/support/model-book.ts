/**
 * What a store of notes should hold, told by texts alone: notes that count, in order, and what undo and redo would take. It
 * knows nothing of files, journals, patches or entries.
 */
export interface Book {
  readonly stand: readonly string[]
  readonly done: readonly Turn[]
  readonly undone: readonly Turn[]
}

/** Each turn by what stood before it and after it. */
interface Turn {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

export const emptyBook: Book = { stand: [], done: [], undone: [] }

const turned = (book: Book, after: readonly string[]): Book => ({
  stand: after,
  done: [...book.done, { before: book.stand, after }],
  undone: [],
})

export const written = (book: Book, text: string): Book => turned(book, [...book.stand, text])

export const corrected = (book: Book, at: number, text: string): Book =>
  turned(
    book,
    book.stand.map((one, i) => (i === at ? text : one)),
  )

export const takenOut = (book: Book, at: number): Book =>
  turned(
    book,
    book.stand.filter((_one, i) => i !== at),
  )

/** Null: there is nothing to undo. */
export function undone(book: Book): Book | null {
  const last = book.done.at(-1)
  return last === undefined
    ? null
    : { stand: last.before, done: book.done.slice(0, -1), undone: [...book.undone, last] }
}

/** Null: there is nothing to redo. */
export function redone(book: Book): Book | null {
  const last = book.undone.at(-1)
  return last === undefined ? null : { stand: last.after, done: [...book.done, last], undone: book.undone.slice(0, -1) }
}
