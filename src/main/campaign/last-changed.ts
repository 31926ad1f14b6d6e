import type { Command, History } from '../../campaign/history'
import type { Patch } from '../../campaign/patch'
import type { Json } from '../../rules/core/units'
import { isJsonObject } from './json'

/**
 * Knows at which revision each task, and what undo and redo would take, last changed: enough to tell whether a window
 * that gave a command had seen what it speaks of. Kept since the campaign was opened; no window is older than that.
 */
export class LastChanged {
  readonly #tasks = new Map<string, number>()
  #undo = { next: null as string | null, since: 0 }
  #redo = { next: null as string | null, since: 0 }

  constructor(history: History) {
    this.#undo.next = history.nextUndo?.id ?? null
    this.#redo.next = history.nextRedo?.id ?? null
  }

  /** @param history with the change in it */
  note(revision: number, patch: Patch, history: History): void {
    for (const { path } of patch) {
      const [part, task] = path
      if (part === 'tasks' && task !== undefined) this.#tasks.set(task, revision)
    }
    const [undo, redo] = [history.nextUndo?.id ?? null, history.nextRedo?.id ?? null]
    if (undo !== this.#undo.next) this.#undo = { next: undo, since: revision }
    if (redo !== this.#redo.next) this.#redo = { next: redo, since: revision }
  }

  /** Whether what the command speaks of is not any more what a window saw at revision `seen`. */
  isStale(command: Command, seen: number): boolean {
    if (command.do === 'undo') return this.#undo.since > seen
    if (command.do === 'redo') return this.#redo.since > seen
    // What follows was shown before it was done, and must be what follows.
    if (command.do === 'history.correct' || command.do === 'history.remove') return this.#undo.since > seen
    const task = taskOf(command.with)
    return task !== null && (this.#tasks.get(task) ?? 0) > seen
  }
}

const taskOf = (given: Json | undefined): string | null => {
  const task = isJsonObject(given) ? given['task'] : undefined
  return typeof task === 'string' ? task : null
}
