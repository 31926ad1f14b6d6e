import type { Fields } from '../../rules/core/fields'
import { refuse, type Refusal } from '../../rules/core/refusal'
import { fail, ok, type Result } from '../../rules/core/result'
import { isOver } from '../../rules/systems/system'
import { find, inOrder, nextOrder, withCharacter, without, type CampaignState, type Character } from '../state'
import { changed, type CampaignCommand } from './change'

/** Reads the character a command is about: `bad-value` if it is not named, `unknown` if there is none. */
export function theCharacter(state: CampaignState, input: Fields): Result<Character, Refusal> {
  const id = input.text('character', undefined, 200)
  if (input.refusal) return fail(input.refusal)
  const character = find(state.characters, id)
  return character === undefined ? refuse('unknown', { key: 'unknown-character' }, 'character') : ok(character)
}

export const addCharacter: CampaignCommand = (state, input, { newId }) => {
  const name = input.text('name', undefined, 200)
  const player = input.freeText('player', '', 200)
  const notes = input.freeText('notes', '')
  const panel = input.flag('panel', true)
  if (input.refusal) return fail(input.refusal)
  const id = newId()
  const order = nextOrder(state.characters)
  const character: Character = { id, order, name, player, notes, panel, conditions: [], beats: 0 }
  return changed(withCharacter(state, character), { key: 'character.added', name }, { made: id })
}

export const editCharacter: CampaignCommand = (state, input) => {
  const found = theCharacter(state, input)
  if (!found.ok) return found
  const was = found.value
  const character: Character = {
    ...was,
    name: input.text('name', was.name, 200),
    player: input.freeText('player', was.player, 200),
    notes: input.freeText('notes', was.notes),
    panel: input.flag('panel', was.panel),
  }
  if (input.refusal) return fail(input.refusal)
  return changed(withCharacter(state, character), { key: 'character.edited', name: character.name, was: was.name })
}

export const removeCharacter: CampaignCommand = (state, input) => {
  const found = theCharacter(state, input)
  if (!found.ok) return found
  const { id, name } = found.value
  const busy = inOrder(state.tasks).filter((task) => !isOver(task) && task.characters.includes(id))
  if (busy.length > 0) return refuse('in-use', { key: 'in-use', tasks: busy.map((task) => task.title) }, 'character')
  return changed({ ...state, characters: without(state.characters, id) }, { key: 'character.removed', name })
}

export const addCondition: CampaignCommand = (state, input) => {
  const found = theCharacter(state, input)
  if (!found.ok) return found
  const condition = input.text('condition', undefined, 200)
  if (input.refusal) return fail(input.refusal)
  return changed(withCondition(state, found.value.id, condition), {
    key: 'character.condition-added',
    character: found.value.id,
    condition,
  })
}

/** Resolving a Condition earns one Beat (WOD-21). */
export const resolveCondition: CampaignCommand = (state, input) => {
  const found = theCharacter(state, input)
  if (!found.ok) return found
  const condition = input.text('condition', undefined, 200)
  if (input.refusal) return fail(input.refusal)
  const character = found.value
  const at = character.conditions.indexOf(condition)
  if (at < 0) return refuse('unknown', { key: 'unknown-condition' }, 'condition')
  const beats = character.beats + 1
  return changed(withCharacter(state, { ...character, conditions: character.conditions.toSpliced(at, 1), beats }), {
    key: 'character.condition-resolved',
    character: character.id,
    condition,
    beats,
  })
}

/** The state with one more Condition for a character; the same text twice is two of them (WOD-12). */
export function withCondition(state: CampaignState, id: string, condition: string): CampaignState {
  const character = find(state.characters, id)
  if (character === undefined) return state
  return withCharacter(state, { ...character, conditions: [...character.conditions, condition] })
}

/** The state with one more Beat for a character. */
export function withBeat(state: CampaignState, id: string): CampaignState {
  const character = find(state.characters, id)
  return character === undefined ? state : withCharacter(state, { ...character, beats: character.beats + 1 })
}
