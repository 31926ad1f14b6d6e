import type { JsonObject } from '../rules/core/units'
import type { DramaticParticipantInput, DramaticTaskBeginInput, DramaticTaskCommands } from './systems/dramatic-task'
import type { ModDotBeginInput, ModDotCommands } from './systems/mod-dot'
import type { SagaBegin, SagaCommands } from './systems/saga-machine'
import type { StorytellingBegin, StorytellingCommands } from './systems/storytelling'
import type { TimeDieBegin, TimeDieCommands, TimeDieParticipant } from './systems/time-die'

type OfTask = { readonly task: string }
type OfCharacter = { readonly character: string }
type OfTimer = { readonly timer: string }
/** Left out, or with these fields anew. */
type Settlement = Readonly<Record<string, 'drop' | JsonObject>>
type Nothing = Readonly<Record<string, never>>

/** `task.begin` of each system; one line here for each. Durations and game times are text. */
export type BeginInput =
  | ({ readonly system: 'storytelling'; readonly title: string } & StorytellingBegin)
  | DramaticTaskBeginInput
  | ({ readonly system: 'saga-machine'; readonly title: string } & SagaBegin)
  | (ModDotBeginInput & { readonly system: 'mod-dot'; readonly title: string })
  | ({ readonly system: 'time-die'; readonly title: string } & TimeDieBegin)

interface CharacterFields {
  readonly player?: string
  readonly notes?: string
  readonly panel?: boolean
}

/** The campaign's own commands by name, and what each is given. Ids are text. */
export interface CampaignCommands {
  'campaign.configure': {
    readonly name?: string
    readonly roundLength?: string
    readonly timeDieHits?: 'margin' | 'single' | 'typed'
    readonly usualSystem?: BeginInput['system'] | null
    readonly showOdds?: boolean
    readonly calendar?: unknown
    readonly startsAt?: string
  }
  'preset.save': { readonly name: string; readonly with: Partial<BeginInput> }
  'preset.remove': { readonly name: string }
  'deck.shuffle': Nothing
  'chapter.end': Nothing
  'story.end': Nothing
  'alarm.acknowledge': { readonly alarm?: string | number }
  'character.add': { readonly name: string } & CharacterFields
  'character.edit': OfCharacter & { readonly name?: string } & CharacterFields
  'character.remove': OfCharacter
  'character.addCondition': OfCharacter & { readonly condition: string }
  'character.resolveCondition': OfCharacter & { readonly condition: string }
  'clock.set': { readonly to: string }
  'clock.advance': { readonly by: string }
  'clock.advanceToNext': Nothing
  'task.begin': BeginInput
  'task.note': OfTask & { readonly text: string }
  'task.abandon': OfTask
  'task.resume': OfTask & { readonly deadline?: string | null }
  'task.remove': OfTask
  'task.edit': OfTask & {
    readonly title?: string
    readonly need?: number
    readonly have?: number
    readonly limit?: number | null
    readonly interval?: string
    readonly deadline?: string | null
  }
  'task.settle': OfTask & { readonly as: 'succeeded' | 'failed'; readonly note?: string }
  'task.reopen': OfTask
  'task.join': OfTask & { readonly participant: DramaticParticipantInput | TimeDieParticipant }
  'task.leave': OfTask & OfCharacter
  'task.pace': OfTask & { readonly each: string | null }
  /** Outside undo and not logged; what is left out stays as it is. */
  'task.reveal': OfTask & {
    readonly exists?: boolean
    readonly name?: boolean
    readonly need?: boolean
    readonly progress?: boolean
    readonly deadline?: boolean
  }
  /** The campaign's name and the game clock in the player view. Outside undo and not logged. */
  'campaign.reveal': { readonly name?: boolean; readonly clock?: boolean }
  /** A timer in the player view. Outside undo and not logged. */
  'timer.reveal': OfTimer & { readonly shown?: boolean }
  /** Outside undo and not logged. Characters; a list that is given replaces the one before. */
  'panels.arrange': {
    readonly order?: readonly string[]
    readonly folded?: readonly string[]
    readonly pinned?: readonly string[]
  }
  'note.add': { readonly text: string; readonly task?: string; readonly character?: string }
  /** `with`: all fields of that entry's command anew. `settle`: later entries that would not fit, by id. */
  'history.correct': { readonly entry: string; readonly with: JsonObject; readonly settle?: Settlement }
  'history.remove': { readonly entry: string; readonly settle?: Settlement }
  'timer.start': {
    readonly label: string
    readonly for?: string
    readonly at?: string
    readonly repeat?: boolean
    readonly inSleep?: 'runs' | 'pauses'
    readonly task?: string
    readonly character?: string
  }
  'timer.pause': OfTimer
  'timer.resume': OfTimer
  'timer.cancel': OfTimer
  'timer.restart': OfTimer
  'timer.change': OfTimer & { readonly by: string }
}

/** Every command by name; one line here for each system. That the core knows the same names is tested. */
export interface Commands
  extends CampaignCommands, StorytellingCommands, DramaticTaskCommands, SagaCommands, ModDotCommands, TimeDieCommands {
  undo: Nothing
  redo: Nothing
}

export type CommandName = keyof Commands
