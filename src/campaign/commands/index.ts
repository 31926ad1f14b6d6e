import { refuse } from '../../rules/core/refusal'
import { systemOf, systems } from '../../rules/systems/index'
import { applyDecision, around } from './apply'
import { acknowledge, configure, endChapter, endStory, removePreset, savePreset, shuffleDeck } from './campaign'
import type { CampaignCommand } from './change'
import { addCharacter, addCondition, editCharacter, removeCharacter, resolveCondition } from './characters'
import { advanceClock, advanceToNext, setClock } from './clock'
import { editTask, reopenTask, settleTask } from './gm'
import { paceTask } from './pace'
import {
  abandonTask,
  addNote,
  beginTask,
  joinTask,
  leaveTask,
  noteTask,
  removeTask,
  resumeTask,
  theTask,
} from './tasks'
import { cancelTimer, changeTimer, pauseTimer, restartTimer, resumeTimer, startTimer } from './timers'

/** The campaign's own commands by name; the systems' come from the registry. */
const campaignCommands: Readonly<Record<string, CampaignCommand>> = {
  'campaign.configure': configure,
  'preset.save': savePreset,
  'preset.remove': removePreset,
  'deck.shuffle': shuffleDeck,
  'chapter.end': endChapter,
  'story.end': endStory,
  'alarm.acknowledge': acknowledge,
  'character.add': addCharacter,
  'character.edit': editCharacter,
  'character.remove': removeCharacter,
  'character.addCondition': addCondition,
  'character.resolveCondition': resolveCondition,
  'clock.set': setClock,
  'clock.advance': advanceClock,
  'clock.advanceToNext': advanceToNext,
  'task.begin': beginTask,
  'task.note': noteTask,
  'task.abandon': abandonTask,
  'task.resume': resumeTask,
  'task.remove': removeTask,
  'task.edit': editTask,
  'task.settle': settleTask,
  'task.reopen': reopenTask,
  'task.join': joinTask,
  'task.leave': leaveTask,
  'task.pace': paceTask,
  'note.add': addNote,
  'timer.start': startTimer,
  'timer.pause': pauseTimer,
  'timer.resume': resumeTimer,
  'timer.cancel': cancelTimer,
  'timer.restart': restartTimer,
  'timer.change': changeTimer,
}

const systemCommands: Readonly<Record<string, CampaignCommand>> = Object.fromEntries(
  Object.values(systems).flatMap((system) => Object.keys(system.commands).map((name) => [name, onTask(name)])),
)

/** A system's command: on a task that is there, and of that system. */
function onTask(name: string): CampaignCommand {
  return (state, input, { chance }) => {
    const found = theTask(state, input)
    if (!found.ok) return found
    const task = found.value
    const command = systemOf(task).commands[name]
    if (command === undefined) return refuse('wrong-state', { key: 'other-system' }, 'task')
    return applyDecision(state, command(task, input, around(state, task), chance))
  }
}

/** Every command but undo and redo, which are not decided by a rule. */
export const commandNames: readonly string[] = [...Object.keys(campaignCommands), ...Object.keys(systemCommands)]

/** Undefined for a command that there is not. */
export function commandNamed(name: string): CampaignCommand | undefined {
  if (Object.hasOwn(campaignCommands, name)) return campaignCommands[name]
  return Object.hasOwn(systemCommands, name) ? systemCommands[name] : undefined
}

/** Commands that roll or choose take a note for the log. */
export const takesNote = (name: string): boolean => Object.hasOwn(systemCommands, name) || name === 'task.settle'
