import { isObject, type Fields } from '../../rules/core/fields'
import { badValue, refuse, type Refusal } from '../../rules/core/refusal'
import { fail, ok, type Result } from '../../rules/core/result'
import type { JsonObject } from '../../rules/core/units'
import { freshDeck } from '../../rules/dice/deck'
import { systemIds, systemOf } from '../../rules/systems/index'
import { readCalendar, readStartsAt } from '../calendar/read'
import { find, inOrder, nextOrder, without, type CampaignOptions, type CampaignState } from '../state'
import { isTimerAlarm } from '../timers/look'
import { changed, type CampaignCommand } from './change'

const FIELDS = ['name', 'roundLength', 'timeDieHits', 'usualSystem', 'showOdds', 'calendar', 'startsAt'] as const

export const configure: CampaignCommand = (state, input) => {
  const fields = FIELDS.filter((field) => input.has(field))
  const name = input.text('name', state.name, 200)
  const { options } = state
  const calendar = readCalendar(input, options.calendar)
  const next: CampaignOptions = {
    roundLength: input.has('roundLength') ? input.duration('roundLength', options.roundLength) : options.roundLength,
    timeDieHits: input.oneOf('timeDieHits', ['margin', 'single', 'typed'], options.timeDieHits),
    usualSystem: input.raw('usualSystem') === null ? null : readUsualSystem(input, options),
    showOdds: input.flag('showOdds', options.showOdds),
    calendar,
    startsAt: readStartsAt(input, calendar, options.startsAt),
  }
  if (input.refusal) return fail(input.refusal)
  return changed({ ...state, name, options: next }, { key: 'campaign.configured', fields })
}

function readUsualSystem(input: Fields, options: CampaignOptions): CampaignOptions['usualSystem'] {
  if (!input.has('usualSystem')) return options.usualSystem
  return input.oneOf('usualSystem', systemIds)
}

export const savePreset: CampaignCommand = (state, input, { newId }) => {
  const name = input.text('name', undefined, 200)
  const preset = readPreset(input)
  if (input.refusal) return fail(input.refusal)
  if (!preset.ok) return preset
  const before = inOrder(state.presets).find((saved) => saved.name === name)
  const id = before?.id ?? newId()
  const saved = { id, name, order: before?.order ?? nextOrder(state.presets), with: preset.value }
  return changed({ ...state, presets: { ...state.presets, [id]: saved } }, { key: 'preset.saved', name }, { made: id })
}

/** A preset is looked at closely when a task is begun from it; here it must be a `task.begin` of a known system. */
function readPreset(input: Fields): Result<JsonObject, Refusal> {
  const value = input.raw('with')
  if (!isObject(value)) return badValue('with', { key: value === undefined ? 'missing' : 'not-an-object' })
  if (!systemIds.some((id) => id === value['system'])) {
    return badValue('with.system', { key: 'not-one-of', allowed: systemIds })
  }
  return ok(value)
}

export const removePreset: CampaignCommand = (state, input) => {
  const name = input.text('name', undefined, 200)
  if (input.refusal) return fail(input.refusal)
  const preset = inOrder(state.presets).find((saved) => saved.name === name)
  if (preset === undefined) return refuse('unknown', { key: 'unknown-preset' }, 'name')
  return changed({ ...state, presets: without(state.presets, preset.id) }, { key: 'preset.removed', name })
}

export const shuffleDeck: CampaignCommand = (state) => changed({ ...state, deck: freshDeck }, { key: 'deck.shuffled' })

/** Ends the chapter: what was carried until its end goes (WOD-33). */
export const endChapter: CampaignCommand = (state) => {
  const chapter = state.clock.chapter
  const after = { ...eachTask(state, 'chapterEnds'), clock: { ...state.clock, chapter: chapter + 1 } }
  return changed(after, { key: 'chapter.ended', chapter })
}

/** Ends the story and with it its chapter; chapters count on across stories. */
export const endStory: CampaignCommand = (state) => {
  const { chapter, story } = state.clock
  const after = eachTask(eachTask(state, 'chapterEnds'), 'storyEnds')
  return changed(
    { ...after, clock: { ...state.clock, chapter: chapter + 1, story: story + 1 } },
    { key: 'story.ended', story },
  )
}

function eachTask(state: CampaignState, what: 'chapterEnds' | 'storyEnds'): CampaignState {
  const tasks = Object.entries(state.tasks).map(([id, task]) => [id, systemOf(task)[what]?.(task) ?? task] as const)
  return { ...state, tasks: Object.fromEntries(tasks) }
}

const acknowledged = (state: CampaignState, ids: readonly string[]): CampaignState => ({
  ...state,
  alarms: ids.reduce((alarms, id) => without(alarms, id), state.alarms),
})

/** One alarm by its id or by its place among those not acknowledged, or all. */
export const acknowledge: CampaignCommand = (state, input) => {
  const open = inOrder(state.alarms).map((alarm) => alarm.id)
  const which = input.raw('alarm')
  if (which === undefined || which === null) {
    if (open.length === 0) return ok(null)
    return changed(acknowledged(state, open), { key: 'alarm.acknowledged', count: open.length }, outsideUndo(open))
  }
  if (typeof which !== 'string' && typeof which !== 'number') return badValue('alarm', { key: 'not-text' })
  const id = typeof which === 'number' ? open[which] : find(state.alarms, which)?.id
  if (id === undefined) return refuse('unknown', { key: 'unknown-alarm' }, 'alarm')
  return changed(
    acknowledged(state, [id]),
    { key: 'alarm.acknowledged', count: 1 },
    { ...taskOf(state, id), ...outsideUndo([id]) },
  )
}

/** Timers' alarms lie outside undo; a game alarm among them makes it a step, which brings back only that. */
const outsideUndo = (ids: readonly string[]): { readonly outsideUndo: boolean } => ({
  outsideUndo: ids.every(isTimerAlarm),
})

function taskOf(state: CampaignState, alarm: string): { readonly task?: string } {
  const task = find(state.alarms, alarm)?.task
  return task === undefined || task === null ? {} : { task }
}
