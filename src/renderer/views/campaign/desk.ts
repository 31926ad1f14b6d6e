import { inject, provide, reactive, shallowRef, type InjectionKey } from 'vue'
import type { Command } from '../../../campaign/history'
import type { LogEntry } from '../../../contract/log-entry'
import type { ChapterId } from '../../../text/guide'
import type { Refused } from '../../refused'
import type { TaskRecord } from '../../../rules/systems/system'
import type { JsonObject } from '../../../rules/core/units'
import type { MenuItem } from '../../ui/menu'
import { keepFocus, panelWithFocus } from './keep-focus'
import type { Arrangement } from './panels'

export type SettingsPart = 'look' | 'dice' | 'keys' | 'alarms' | 'files'

/** A dialog of the campaign window; what it is about travels with its name. */
export type OpenDialog =
  | { readonly type: 'begin'; readonly character: string | null; readonly start: JsonObject | null }
  | { readonly type: 'character'; readonly character: string | null }
  | { readonly type: 'condition'; readonly character: string }
  | { readonly type: 'people' | 'presets' | 'settings' | 'calendar' }
  /** All of Longroll's own settings, at one of their parts. */
  | { readonly type: 'preferences'; readonly part: SettingsPart }
  | { readonly type: 'file' | 'backups' | 'recap' | 'set-clock' }
  | { readonly type: 'palette' | 'shortcuts' }
  /** `path`: a copy beside the file; null: the file itself. */
  | { readonly type: 'compare'; readonly path: string | null }
  | { readonly type: 'timer'; readonly task: string | null }
  | { readonly type: 'correct'; readonly entry: LogEntry; readonly isRemoved: boolean }
  | { readonly type: 'tasks'; readonly character: string }
  /** The whole log, or what in it is of a character or a task. */
  | { readonly type: 'log'; readonly character: string | null; readonly task: string | null }
  /** What players see: of one task, or of all. */
  | { readonly type: 'players'; readonly task: string | null }
  | { readonly type: 'note' | 'word' | 'join' | 'odds' | 'pace'; readonly task: string }

/** A menu of what was pressed, where it was pressed. */
export interface OpenMenu {
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly x: number
  readonly y: number
}

/** What lies on the GM's desk beside the campaign: which dialog is open, which task a panel shows, what was put away. */
export interface Desk {
  readonly dialog: { value: OpenDialog | null }
  readonly menu: { value: OpenMenu | null }
  readonly arrangement: Arrangement
  readonly open: (dialog: OpenDialog) => void
  /** Opens the guide at a chapter, and there at a rule. */
  readonly guide: (chapter: ChapterId, rule?: string) => void
  readonly close: () => void
  /** Shows a task in full in its panel. */
  readonly choose: (character: string, task: string) => void
  readonly putAway: (task: TaskRecord) => void
  /** Why something was refused that has no field to stand beside: from a menu, undo, redo. */
  readonly refused: { value: Refused | null }
  /** Sends a command from a menu; a refusal is shown above the panels until the next one. */
  readonly send: (command: Command) => Promise<void>
  /** Right click, Menu key or Shift F10 on something: its menu. In a field, the field's own stays. */
  readonly openMenu: (event: MouseEvent, label: string, items: readonly MenuItem[]) => void
}

const key: InjectionKey<Desk> = Symbol('desk')

/** Lays the desk for the campaign window and all that is in it; `useDesk` finds it. */
export function provideDesk(send: (command: Command) => Promise<Refused | null>, guide: Desk['guide']): Desk {
  const refused = shallowRef<Refused | null>(null)
  const dialog = shallowRef<OpenDialog | null>(null)
  const menu = shallowRef<OpenMenu | null>(null)
  const chosen = reactive<Record<string, string>>({})
  const putAway = reactive(new Set<string>())
  const desk: Desk = {
    dialog,
    menu,
    arrangement: { chosen, putAway },
    refused,
    guide,
    send: async (command) => {
      const was = panelWithFocus()
      refused.value = await send(command)
      // What had focus may be gone with what was done.
      setTimeout(() => keepFocus(was), 0)
    },
    openMenu: (event, label, items) => {
      const { target } = event
      if (target instanceof HTMLElement && target.closest('input, textarea, select') !== null) return
      event.preventDefault()
      event.stopPropagation()
      if (items.length === 0) return
      // By the keyboard it opens at what has focus: Chromium says where that is.
      const open = (): void => {
        menu.value = { label, items, x: event.clientX, y: event.clientY }
      }
      // Some systems ask for the menu when the button goes down: letting go beside it would close it at once.
      if (event.buttons === 0) open()
      else window.addEventListener('pointerup', () => setTimeout(open, 0), { once: true })
    },
    open: (next) => {
      refused.value = null
      dialog.value = next
    },
    close: () => (dialog.value = null),
    choose: (character, task) => {
      putAway.delete(task)
      chosen[character] = task
    },
    putAway: (task) => {
      putAway.add(task.id)
      for (const character of task.characters)
        if (chosen[character] === task.id) Reflect.deleteProperty(chosen, character)
    },
  }
  provide(key, desk)
  return desk
}

/** @throws Error outside of the campaign window (a bug) */
export function useDesk(): Desk {
  const desk = inject(key)
  if (desk === undefined) throw new Error('No desk is provided')
  return desk
}
