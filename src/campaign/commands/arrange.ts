import type { Fields } from '../../rules/core/fields'
import type { Refusal } from '../../rules/core/refusal'
import { fail, ok, type Result } from '../../rules/core/result'
import { find, type CampaignState, type PanelStand, type Revealed } from '../state'
import { theTask } from './tasks'
import { theTimer } from './timers'

/** A command of how things are shown: no step of undo, and nothing that happened. It answers with the state after it. */
export type ShowCommand = (state: CampaignState, input: Fields) => Result<CampaignState, Refusal>

const MOST_PANELS = 1_000

/** How the panels stand: `order`, `folded` and `pinned` name characters; each list given replaces the one before. */
const arrangePanels: ShowCommand = (state, input) => {
  LISTS.forEach((name) => {
    refuseStrangers(state, input, name)
  })
  const [order = null, folded = null, pinned = null] = LISTS.map((name) => readCharacters(input, name))
  if (input.refusal) return fail(input.refusal)
  const panels = Object.keys(state.characters).flatMap((id): readonly (readonly [string, PanelStand])[] => {
    const before = find(state.panels, id) ?? usualStand
    const stand: PanelStand = {
      place: order === null ? before.place : placeIn(order, id),
      folded: folded?.includes(id) ?? before.folded,
      pinned: pinned?.includes(id) ?? before.pinned,
    }
    return stand.place === null && !stand.folded && !stand.pinned ? [] : [[id, stand]]
  })
  return ok({ ...state, panels: Object.fromEntries(panels) })
}

const LISTS = ['order', 'folded', 'pinned'] as const

const usualStand: PanelStand = { place: null, folded: false, pinned: false }

const placeIn = (order: readonly string[], id: string): number | null => {
  const place = order.indexOf(id)
  return place < 0 ? null : place
}

/** Who does not exist is said before any other mistake. */
function refuseStrangers(state: CampaignState, input: Fields, name: string): void {
  const list = input.raw(name)
  if (!Array.isArray(list)) return
  list.forEach((id, i) => {
    if (typeof id === 'string' && find(state.characters, id) === undefined)
      input.wrong(`${name}.${i}`, { key: 'unknown-character' }, 'unknown')
  })
}

/** Null where the list is not given. */
function readCharacters(input: Fields, name: string): readonly string[] | null {
  if (!input.has(name)) return null
  const list = input.list(name, 0, MOST_PANELS)
  list.forEach((id, i) => {
    if (typeof id !== 'string') input.wrong(`${name}.${i}`, { key: 'not-text' })
    else if (list.indexOf(id) !== i) input.wrong(`${name}.${i}`, { key: 'twice' })
  })
  return list.filter((id) => typeof id === 'string')
}

/** What the player view may show of a task; what is not named stays as it was, all of it no at first. */
const revealTask: ShowCommand = (state, input) => {
  const found = theTask(state, input)
  if (!found.ok) return found
  const { id } = found.value
  const before = find(state.revealed, id) ?? nothingRevealed
  const revealed: Revealed = {
    exists: input.flag('exists', before.exists),
    name: input.flag('name', before.name),
    need: input.flag('need', before.need),
    progress: input.flag('progress', before.progress),
    deadline: input.flag('deadline', before.deadline),
  }
  if (input.refusal) return fail(input.refusal)
  return ok({ ...state, revealed: { ...state.revealed, [id]: revealed } })
}

export const nothingRevealed: Revealed = { exists: false, name: false, need: false, progress: false, deadline: false }

/** What the player view may show of the campaign itself; what is not named stays as it was. */
const revealCampaign: ShowCommand = (state, input) => {
  const before = state.playersSee
  const playersSee = { ...before, name: input.flag('name', before.name), clock: input.flag('clock', before.clock) }
  return input.refusal ? fail(input.refusal) : ok({ ...state, playersSee })
}

/** Whether the player view may show a timer: its label and what is left. */
const revealTimer: ShowCommand = (state, input) => {
  const found = theTimer(state, input)
  if (!found.ok) return found
  const { id } = found.value
  const shown = input.flag('shown', state.playersSee.timers[id] ?? false)
  if (input.refusal) return fail(input.refusal)
  const { [id]: _before, ...others } = state.playersSee.timers
  return ok({ ...state, playersSee: { ...state.playersSee, timers: shown ? { ...others, [id]: true } : others } })
}

const showCommands: Readonly<Record<string, ShowCommand>> = {
  'panels.arrange': arrangePanels,
  'task.reveal': revealTask,
  'campaign.reveal': revealCampaign,
  'timer.reveal': revealTimer,
}

export const showCommandNames: readonly string[] = Object.keys(showCommands)

/** Undefined for any other command. */
export const showCommandNamed = (name: string): ShowCommand | undefined => find(showCommands, name)
