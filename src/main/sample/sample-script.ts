import type { CommandName, Commands } from '../../contract/commands'
import type { Script, Step } from '../../campaign/script/script'
import type { JsonObject } from '../../rules/core/units'
import type { sampleEn } from '../../text/en/sample'

/** The sample's words, in the language that is spoken. */
export type SampleWord = (key: Exclude<keyof typeof sampleEn, 'sample.file'>) => string

/** A command, with what it makes called `as`, and with what was drawn for it where the app rolled. */
function give<K extends CommandName>(
  name: K,
  given: Commands[K],
  { as = null, drew = {} }: { readonly as?: string | null; readonly drew?: JsonObject } = {},
): Step {
  // Commands are typed as they are written, and read as JSON by the core; a script is JSON.
  const json: unknown = given
  return { type: 'do', do: name, with: json as JsonObject, as, fails: null, drew }
}

const person = (as: string, name: string, player: string): Step => give('character.add', { name, player }, { as })

/**
 * The sample campaign, as the commands that make it: one task of each system mid-way. One is due now, one waits for a
 * choice, one has a deadline ahead, two share a task, a card was dealt; a settled task and a stopped timer lie beside them.
 * Being commands, it is a valid campaign in whatever format campaigns are kept.
 */
export const sampleScript = (word: SampleWord): Script => ({
  title: word('sample.name'),
  seed: null,
  steps: [
    give('campaign.configure', { name: word('sample.name'), startsAt: '08:00', usualSystem: 'storytelling' }),
    person('emeric', word('sample.emeric'), 'Kim'),
    person('aldous', word('sample.aldous'), 'Alex'),
    person('sunniva', word('sample.sunniva'), 'Toni'),
    person('iko', word('sample.iko'), 'Chris'),
    person('petra', word('sample.petra'), 'Robin'),
    give('note.add', { text: word('sample.arrival') }),
    give('clock.set', { to: '1d4h48m' }),
    ...landing(word),
    give('clock.set', { to: '1d5h' }),
    ...afternoon(word),
    give('clock.advance', { by: '59m54s' }),
    ...boat(word),
    ...gate(word),
    give('alarm.acknowledge', {}),
    give('note.add', { text: word('sample.word') }),
    give('timer.start', { label: word('sample.timer'), for: '15m' }, { as: 'break' }),
    give('timer.pause', { timer: 'break' }),
  ],
})

const landing = (word: SampleWord): readonly Step[] => [
  give(
    'task.begin',
    {
      system: 'time-die',
      kind: 'duration',
      title: word('sample.climb'),
      character: 'petra',
      die: { unit: 'm', times: 3 },
    },
    { as: 'climb' },
  ),
  give('timeDie.roll', { task: 'climb' }, { drew: { 'time-die': 4 } }),
]

const afternoon = (word: SampleWord): readonly Step[] => [
  give(
    'task.begin',
    {
      system: 'storytelling',
      title: word('sample.diary'),
      character: 'emeric',
      pool: { attribute: 4, skill: 3, specialty: true },
      target: 12,
      interval: '1h',
      deadline: '5h',
      endBonus: word('sample.endBonus'),
    },
    { as: 'diary' },
  ),
  give(
    'task.begin',
    {
      system: 'mod-dot',
      kind: 'extended',
      title: word('sample.tracks'),
      sides: [{ character: 'sunniva', dots: 6, difficulty: 6, specialty: true }],
      need: 8,
      interval: '2h',
      limit: 4,
    },
    { as: 'tracks' },
  ),
  give('storytelling.roll', {
    task: 'diary',
    dice: [4, 9, 1, 6, 8, 3, 7, 2],
    note: word('sample.diaryFirst'),
  }),
  give(
    'task.begin',
    {
      system: 'saga-machine',
      kind: 'extended',
      title: word('sample.hull'),
      character: 'iko',
      stat: 4,
      skill: 3,
      tally: 10,
      interval: '1h',
      limit: 4,
    },
    { as: 'hull' },
  ),
  give('character.addCondition', { character: 'emeric', condition: word('sample.sleepless') }),
  give('modDot.test', { task: 'tracks', throws: 'WT', note: word('sample.tracksFirst') }),
  give('saga.test', { task: 'hull', dice: [6], note: word('sample.hullFirst') }),
  give(
    'storytelling.roll',
    { task: 'diary', note: word('sample.diarySecond') },
    { drew: pool([8, 9, 10, 8, 3, 9, 2, 4], [5]) },
  ),
]

/** Faces of a pool as they are kept: the dice first, then those that were rolled again. */
const pool = (...waves: readonly (readonly number[])[]): JsonObject =>
  Object.fromEntries(waves.flatMap((faces, wave) => faces.map((face, i) => [`pool/${wave}/${i}`, face])))

const boat = (word: SampleWord): readonly Step[] => [
  give(
    'task.begin',
    {
      system: 'dramatic-task',
      title: word('sample.boat'),
      preset: 'difficult',
      participants: [{ character: 'aldous', die: 8, modifier: 1 }],
    },
    { as: 'boat' },
  ),
  give('dramaticTask.deal', { task: 'boat', cards: { aldous: '9H' } }),
  give('dramaticTask.roll', {
    task: 'boat',
    character: 'aldous',
    trait: [7],
    wild: [3],
    note: word('sample.boatFirst'),
  }),
  give('dramaticTask.endRound', { task: 'boat' }),
  give('character.addCondition', { character: 'aldous', condition: word('sample.soaked') }),
  give('dramaticTask.deal', { task: 'boat', cards: { aldous: '6C' } }),
]

const gate = (word: SampleWord): readonly Step[] => [
  give(
    'task.begin',
    {
      system: 'time-die',
      kind: 'extended',
      title: word('sample.tables'),
      complexity: 'standard',
      interval: { unit: 'm', times: 10 },
      participants: [
        { character: 'petra', successTarget: 55 },
        { character: 'iko', successTarget: 40 },
      ],
    },
    { as: 'tables' },
  ),
  give('timeDie.test', { task: 'tables', character: 'petra' }, { drew: { d100: 31 } }),
]
