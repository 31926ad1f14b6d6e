import { History, patchOf, type HistoryRecord } from '../../campaign/history'
import { applyPatch } from '../../campaign/patch'
import { emptyState, type CampaignState } from '../../campaign/state'
import type { Json, JsonObject } from '../../rules/core/units'
import { logEntryOf } from '../../contract/log-entry'
import type { Content } from './content'
import { isJsonObject } from './json'

/** What a campaign file holds. */
export interface CampaignContent {
  readonly state: CampaignState
  /** Records by which the state came to be what it is, oldest first. */
  readonly history: readonly HistoryRecord[]
  /** Fields of a later version, kept as they were. */
  readonly more: JsonObject
}

/** What the file of a campaign holds in which nothing has happened. */
export const newContent = (name: string): CampaignContent => ({ state: emptyState(name), history: [], more: {} })

export const campaignContent: Content<CampaignContent> = {
  read: (payload) => {
    if (!isJsonObject(payload)) return null
    const { state, history, more } = split(payload)
    if (!isState(state) || !isHistory(history)) return null
    return { state: withDefaults(state), history, more }
  },
  // A campaign's state and records are JSON by their make; their types say more than that.
  write: ({ state, history, more }) => ({ state, history, ...more }) as unknown as Json,
  describe: ({ state, history }) => {
    const { log } = new History(history)
    const last = log.at(-1)
    return {
      name: state.name,
      entries: log.length,
      last: last === undefined ? null : logEntryOf(last),
      calendar: { calendar: state.options.calendar, startsAt: state.options.startsAt },
    }
  },
  apply: (content, records) => {
    const fresh: readonly unknown[] = records
    if (!isHistory(fresh)) throw new Error('Not records of a campaign')
    return {
      ...content,
      state: fresh.reduce((state, record) => applyPatch(state, patchOf(record)), content.state),
      history: [...content.history, ...fresh],
    }
  },
}

const split = ({ state, history, ...more }: JsonObject) => ({ state, history, more })

/** Fields that came with a later version than the file's have their defaults. */
function withDefaults(state: CampaignState): CampaignState {
  const fresh = emptyState(state.name)
  return { ...fresh, ...state, options: { ...fresh.options, ...state.options } }
}

/**
 * The hash has said that Longroll wrote this and nobody changed it. What is asked here is only whether it is a campaign
 * at all: every field that is there is of the kind that a new campaign has.
 */
const isState = (value: unknown): value is CampaignState => {
  if (!isJsonObject(value) || typeof value['name'] !== 'string') return false
  // Game time is whole seconds: anything else would be found out only in the middle of a game.
  const { clock } = value
  if (isJsonObject(clock) && !Number.isSafeInteger(clock['now'])) return false
  const fresh: object = emptyState('')
  return Object.entries(fresh).every(([key, like]) => !Object.hasOwn(value, key) || isLike(value[key], like))
}

const isLike = (value: unknown, like: unknown): boolean =>
  like === null || (typeof value === typeof like && Array.isArray(value) === Array.isArray(like) && value !== null)

/** Of a hundred thousand records: no more is looked at than must be. */
function isHistory(value: unknown): value is readonly HistoryRecord[] {
  if (!Array.isArray(value)) return false
  let before: number | null = null
  for (const record of value as readonly unknown[]) {
    if (!isRecord(record) || (before !== null && record.revision !== before + 1)) return false
    before = record.revision
  }
  return true
}

const isRecord = (value: unknown): value is HistoryRecord => {
  if (!isJsonObject(value) || !Number.isSafeInteger(value['revision'])) return false
  return value['type'] === 'done' ? isJsonObject(value['entry']) : Array.isArray(value['patch'])
}
