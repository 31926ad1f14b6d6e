import type { Reason, SystemReason } from '../../rules/core/refusal'
import type { KnownSystemReason } from '../../rules/systems/index'
import type { ReasonWords } from '../words'
import { modDotReasons } from './mod-dot'
import { sagaReasons } from './saga-machine'
import { dramaticTaskReasons } from './dramatic-task'
import { count, list } from './say'
import { storytellingReasons } from './storytelling'
import { timeDieReasons } from './time-die'

type CoreReason = Exclude<Reason, SystemReason>

const coreReasons: ReasonWords<CoreReason> = {
  missing: () => 'This is needed.',
  'not-text': () => 'This has to be text.',
  'too-long': ({ most }) => `At most ${most} characters.`,
  'not-whole': ({ least, most }) => `A whole number from ${least} to ${most}.`,
  'not-one-of': ({ allowed }) => `One of ${list(allowed)}.`,
  'not-yes-or-no': () => 'Yes or no.',
  'not-a-list': () => 'This has to be a list.',
  'not-an-object': () => 'This has to have named fields.',
  'list-length': ({ least, most }) => (least === most ? `Exactly ${least}.` : `From ${least} to ${most}.`),
  'not-a-duration': () => 'Write a duration like 1h30m, 90s, 3d or 4r.',
  'no-time': () => 'Some time has to pass: more than 0.',
  'not-a-game-time': () => 'Write a time like 2h or 1d4h since the campaign began.',
  'not-a-time-of-day': () => 'Write a time of day like 21:30.',
  'not-a-date': () => 'Write a day of this calendar as year-month-day, like 1999-12-31.',
  'not-a-multiple': ({ of }) => `A multiple of ${of}.`,
  'timer-state': () => 'This timer is not in a state for that.',
  'only-one-of': ({ fields }) => `Give only one of ${list(fields)}.`,
  twice: () => 'Nobody can be in a task twice.',
  'unknown-command': () => 'There is no such command.',
  'unknown-task': () => 'This task is not in the campaign any more.',
  'unknown-character': () => 'This character is not in the campaign.',
  'not-taking-part': () => 'This character takes no part in the task.',
  'unknown-alarm': () => 'This alarm has been acknowledged already.',
  'unknown-condition': () => 'The character does not have this Condition.',
  'unknown-preset': () => 'There is no preset of this name.',
  'unknown-entry': () => 'There is no such entry in the log.',
  'not-correctable': () => 'Only a step that undo could take back and that still counts can be corrected.',
  'unknown-timer': () => 'There is no such timer.',
  'other-system': () => 'This is not possible in a task of this system.',
  'other-kind': () => 'This is not possible in a task of this kind.',
  'not-stopped': () => 'Only a task that has stopped can be taken up again.',
  'not-over': () => 'The task is not over. Only one that is over can be reopened.',
  over: () => 'The task is over. Reopen it from its menu to go on.',
  stopped: () => 'The task has stopped. Take it up again first.',
  'choice-open': () => 'A choice is open. Take it first.',
  'no-choice': () => 'No choice is open here.',
  'not-an-option': ({ options }) => `This choice has ${list(options)}.`,
  'not-by-itself': () =>
    'This task cannot be rolled out: what it brings is counted at the table. Type it in, test by test.',
  'no-rolls-left': () => 'No rolls are left. A better pool, a later deadline or the GM’s word gives more.',
  'deadline-before-first-roll': ({ first }) =>
    `The first roll takes ${first}. The deadline has to be that late at least.`,
  'nothing-ahead': () => 'Nothing comes due and no deadline lies ahead.',
  'history-does-not-fit': () =>
    'What the file holds of that step does not fit the campaign any more, so it cannot be gone back to. Everything is as it was; a backup may help.',
  'nothing-to-undo': () => 'There is nothing to undo.',
  'nothing-to-redo': () => 'There is nothing to redo.',
  'in-use': ({ tasks }) =>
    `Still takes part in ${list(tasks)}. Settle or remove ${tasks.length === 1 ? 'it' : 'them'} first.`,
  stale: () => 'This has changed since you looked. What you typed is still here: check it and give it again.',
  face: ({ face, sides }) => `A d${sides} shows 1 to ${sides}, not ${face}.`,
  'too-few-dice': ({ missing }) => `${count(missing, 'more die', 'more dice')} to come.`,
  'too-many-dice': ({ extra }) => `${count(extra, 'die', 'dice')} too many.`,
  'cannot-change': () => 'This cannot be changed here.',
}

/** Words for every reason of a refusal; one line here for each system. */
export const reasons: ReasonWords<CoreReason | KnownSystemReason> = {
  ...coreReasons,
  ...storytellingReasons,
  ...dramaticTaskReasons,
  ...sagaReasons,
  ...modDotReasons,
  ...timeDieReasons,
}
