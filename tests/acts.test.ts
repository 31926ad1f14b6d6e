import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { actIds, actOf, type ActId } from '../src/contract/acts'
import type { CommandName } from '../src/contract/commands'
import { actWith, hasModifier, keysOf, partsOf } from '../src/contract/shortcuts'

const renderer = join(import.meta.dirname, '../src/renderer')

/**
 * How the GM gives each command in the window: by an act, or at the place that is named. A command that is not here does
 * not compile; one that is not found where it is said to be fails.
 */
const ways: Readonly<Record<CommandName, { readonly act: ActId } | { readonly at: string }>> = {
  undo: { act: 'undo' },
  redo: { act: 'redo' },
  'history.correct': { at: 'views/corrections/CorrectionDialog.vue' },
  'history.remove': { at: 'views/corrections/CorrectionDialog.vue' },
  'campaign.configure': { at: 'views/dialogs/SettingsDialog.vue' },
  'preset.save': { at: 'views/begin/PresetSaver.vue' },
  'preset.remove': { at: 'views/dialogs/PresetsDialog.vue' },
  'deck.shuffle': { act: 'shuffle' },
  'chapter.end': { act: 'end-chapter' },
  'story.end': { act: 'end-story' },
  'alarm.acknowledge': { act: 'all-seen' },
  'character.add': { at: 'views/dialogs/CharacterDialog.vue' },
  'character.edit': { at: 'views/dialogs/CharacterDialog.vue' },
  'character.remove': { act: 'remove-character' },
  'character.addCondition': { at: 'views/dialogs/ConditionDialog.vue' },
  'character.resolveCondition': { act: 'resolve-condition' },
  'clock.set': { at: 'views/dialogs/SetClockDialog.vue' },
  'clock.advance': { act: 'advance-interval' },
  'clock.advanceToNext': { act: 'advance-next' },
  'task.begin': { at: 'views/begin/BeginTask.vue' },
  'task.note': { at: 'views/dialogs/NoteDialog.vue' },
  'task.abandon': { act: 'give-up' },
  'task.resume': { at: 'panels/storytelling/ResumeDialog.vue' },
  'task.remove': { act: 'remove-task' },
  'task.edit': { at: 'views/dialogs/WordDialog.vue' },
  'task.settle': { act: 'succeeded' },
  'task.reopen': { act: 'reopen' },
  'task.join': { at: 'views/dialogs/JoinDialog.vue' },
  'task.leave': { act: 'leave' },
  'task.pace': { at: 'views/dialogs/PaceDialog.vue' },
  'task.reveal': { at: 'views/players/TaskSwitches.vue' },
  'campaign.reveal': { act: 'reveal-clock' },
  'timer.reveal': { act: 'timer-reveal' },
  'panels.arrange': { at: 'views/campaign/arranging.ts' },
  'note.add': { at: 'views/campaign/NoteField.vue' },
  'timer.start': { act: 'quick-timer' },
  'timer.pause': { act: 'timer-pause' },
  'timer.resume': { act: 'timer-pause' },
  'timer.cancel': { act: 'timer-cancel' },
  'timer.restart': { act: 'timer-restart' },
  'timer.change': { act: 'timer-more' },
  'storytelling.roll': { at: 'panels/storytelling/StorytellingPanel.vue' },
  'storytelling.choose': { at: 'panels/storytelling/StorytellingPanel.vue' },
  'storytelling.improve': { at: 'panels/storytelling/ImproveDialog.vue' },
  'dramaticTask.deal': { at: 'panels/dramatic-task/DramaticPanel.vue' },
  'dramaticTask.roll': { at: 'panels/dramatic-task/coming-roll.ts' },
  'dramaticTask.support': { at: 'panels/dramatic-task/coming-roll.ts' },
  'dramaticTask.hold': { at: 'panels/dramatic-task/DramaticPanel.vue' },
  'dramaticTask.endRound': { at: 'panels/dramatic-task/DramaticPanel.vue' },
  'saga.test': { at: 'panels/saga-machine/ExtendedPanel.vue' },
  'saga.oppose': { at: 'panels/saga-machine/OpposedPanel.vue' },
  'saga.pushLuck': { at: 'panels/saga-machine/OpposedPanel.vue' },
  'modDot.test': { at: 'panels/mod-dot/ModDotPanel.vue' },
  'timeDie.roll': { at: 'panels/time-die/DurationPanel.vue' },
  'timeDie.test': { at: 'panels/time-die/ExtendedPanel.vue' },
  'timeDie.endInterval': { at: 'panels/time-die/ExtendedPanel.vue' },
  'timeDie.partial': { at: 'panels/time-die/ExtendedPanel.vue' },
}

const source = (file: string): string => readFileSync(join(renderer, file), 'utf8')
const workOfActs = readdirSync(join(renderer, 'acts'))
  .map((name) => source(join('acts', name)))
  .join('\n')
const quoted = (name: string): RegExp => new RegExp(`['\`]${name.replace('.', '\\.')}['\`]`)

describe('every command has its way in the window', () => {
  it.each(Object.entries(ways))('%s', (command, way) => {
    if ('act' in way) expect(actIds).toContain(way.act)
    expect('at' in way ? source(way.at) : workOfActs).toMatch(quoted(command))
  })
})

describe('shortcuts', () => {
  const all = actIds.flatMap((id) => keysOf(id, {}).map((key) => ({ id, key })))

  it('each is written as shortcuts are', () => {
    expect(all.filter(({ key }) => partsOf(key) === null)).toEqual([])
  })

  it('no two acts share one', () => {
    const keys = all.map(({ key }) => key)
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })

  it('what the menu bar hears cannot be typed', () => {
    expect(all.filter(({ id, key }) => actOf(id).heardBy === 'bar' && !hasModifier(key))).toEqual([])
  })

  it('one that was changed takes the place of those that came with it', () => {
    expect([
      keysOf('undo', { undo: 'mod+u' }),
      keysOf('undo', { undo: null }),
      actWith('mod+z', { undo: 'mod+u' }),
      actWith('mod+u', { undo: 'mod+u' }),
    ]).toEqual([['mod+u'], [], null, 'undo'])
  })

  it.each(['', '+', 'mod+', 'shift+mod+z', 'Mod+z', 'mod+Z', 'mod', 'hyper+z'])('“%s” is none', (text) => {
    expect(partsOf(text)).toBeNull()
  })
})
