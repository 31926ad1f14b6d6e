import { expect, it } from 'vitest'
import { showCommandNames } from '../src/campaign/commands/arrange'
import { commandNames } from '../src/campaign/commands/index'
import type { CommandName } from '../src/contract/commands'

/** A name that the contract has not, or one of the contract that is not here, does not compile. */
const names: Readonly<Record<Exclude<CommandName, 'undo' | 'redo' | 'history.correct' | 'history.remove'>, true>> = {
  'campaign.configure': true,
  'preset.save': true,
  'preset.remove': true,
  'deck.shuffle': true,
  'chapter.end': true,
  'story.end': true,
  'alarm.acknowledge': true,
  'character.add': true,
  'character.edit': true,
  'character.remove': true,
  'character.addCondition': true,
  'character.resolveCondition': true,
  'clock.set': true,
  'clock.advance': true,
  'clock.advanceToNext': true,
  'task.begin': true,
  'task.note': true,
  'task.abandon': true,
  'task.resume': true,
  'task.remove': true,
  'task.edit': true,
  'task.settle': true,
  'task.reopen': true,
  'task.join': true,
  'task.leave': true,
  'task.pace': true,
  'task.reveal': true,
  'panels.arrange': true,
  'note.add': true,
  'timer.start': true,
  'timer.pause': true,
  'timer.resume': true,
  'timer.cancel': true,
  'timer.restart': true,
  'timer.change': true,
  'storytelling.roll': true,
  'storytelling.choose': true,
  'storytelling.improve': true,
  'dramaticTask.deal': true,
  'dramaticTask.roll': true,
  'dramaticTask.support': true,
  'dramaticTask.hold': true,
  'dramaticTask.endRound': true,
  'saga.test': true,
  'saga.oppose': true,
  'saga.pushLuck': true,
  'modDot.test': true,
  'timeDie.roll': true,
  'timeDie.test': true,
  'timeDie.endInterval': true,
  'timeDie.partial': true,
}

it('the contract names every command that the core has, and no other', () => {
  expect([...commandNames, ...showCommandNames].toSorted()).toEqual(Object.keys(names).toSorted())
})
