import type { GuideChapter } from '../../guide'

export const sagaEn: GuideChapter = {
  title: 'Saga Machine',
  lead: 'A Tally of margins in three intervals, or two sides against each other.',
  sections: [
    {
      title: 'A test',
      items: [
        [
          'SM-1 to SM-2',
          'd10 + stat + skill against a target number, 10 if you say nothing. Without the skill the stat counts half, rounded down.',
        ],
        [
          'SM-3 to SM-5',
          'Boons and banes cancel. Boons left over are more dice, the highest counts, or the highest pair together; of banes the lowest.',
        ],
        [
          'SM-6 to SM-9',
          'The margin is how far the total is above the target number. Twice the number is a critical success, below half a critical failure; so are two ones with banes, whatever the total.',
        ],
        [
          'SM-R1, SM-R2, SM-R5, SM-R6',
          'We rule that a typed total is final, that whoever types dice types them all, and that what is left open is rolled here. A test counts as typed if any part of it was.',
        ],
      ],
    },
    {
      title: 'Extended',
      items: [
        [
          'SM-10 to SM-14',
          'Each test takes an interval and adds its margin to the Tally; a failure adds nothing. Some work is a Tally of 5, lots 10, tons 15; three intervals unless you say otherwise.',
        ],
        [
          'SM-15 to SM-18, SM-R4',
          'Helpers test first, at 10. One success is one boon for the primary, one critical failure one bane; never more. We rule that up to eleven may help, with one die each.',
        ],
        ['SM-R3', 'We rule that what goes beyond the Tally stays counted.'],
      ],
    },
    {
      title: 'Opposed',
      items: [
        [
          'SM-19 to SM-23',
          'The higher total wins; of equals the higher stat, then the higher Edge. We rule that a tie in all of it is a draw. Two ones lose to a side without.',
        ],
        [
          'SM-24 to SM-25',
          'Luck is pushed between one side’s result and the other’s: the new roll stands. We rule: once a test, in a race once an interval.',
        ],
        [
          'SM-26 to SM-27, SM-R7, SM-R8',
          'In a race both gather a Tally, and the higher wins after the last interval. We rule that nothing grows before both are shown, and that a race without a limit goes on until you set one.',
        ],
      ],
    },
    {
      title: 'The GM’s word',
      items: [
        [
          'SM-R9, SM-R10, SM-R12',
          'We rule that need, Tally, limit and interval can be changed; that a reopened task needs more intervals before it goes on; and that opposed tests without an interval take no game time.',
        ],
        ['SM-R11', 'We rule that a task given up, or past a deadline, has failed.'],
      ],
    },
  ],
}
