import type { GuideChapter } from '../../guide'

export const modDotEn: GuideChapter = {
  title: 'Mod-Dot',
  lead: 'Werewolf’s rock-paper-scissors for live play: half the dots, and what the throws bring.',
  sections: [
    {
      title: 'The base',
      items: [
        [
          'MD-1 to MD-3',
          'Dots changed by the difficulty, then halved, rounded up: difficulty 2 gives +6, 3 +4, 4 +2, 5 +1, 6 nothing, 7 −1, 8 −2, 9 −4, 10 −6.',
        ],
        [
          'MD-4 to MD-5',
          'We rule that dots and difficulty together never go below 0. Willpower, Gnosis and the like are only other pools.',
        ],
      ],
    },
    {
      title: 'Throws',
      items: [
        [
          'MD-6 to MD-8',
          'Two throws: won +1, lost −1, tied nothing. With a specialty two wins go on until one is not won. Two losses go on until one is not lost; the fifth ends it.',
        ],
        [
          'MD-9 to MD-10',
          'What cannot have come up so is said at once. The loss that ends a row of wins takes nothing away.',
        ],
        [
          'MD-27',
          'We rule that the throws are typed for both, made here for both, or typed for one side and made here for the other.',
        ],
      ],
    },
    {
      title: 'What it brings',
      items: [
        [
          'MD-11 to MD-14',
          'Five losses, or two with a total below 0, are a botch. Four losses, or a total below 1, a failure.',
        ],
        [
          'MD-15 to MD-16',
          'Otherwise as many successes as the total: 1 barely, 2 with a catch, 3 clean, 4 more than clean, 5 outstanding.',
        ],
        [
          'MD-17 to MD-21',
          'A single test settles its task. Contested, both totals are compared; a failure or botch counts 0, equals win nothing. We rule that specialties and going on work there too.',
        ],
      ],
    },
    {
      title: 'Extended',
      items: [
        [
          'MD-22 to MD-25',
          'The text has no extended test, so all of it is our ruling: totals add up to the need, a failure adds nothing, a botch ends it, and each test takes one interval of the limit.',
        ],
        [
          'MD-26, MD-28 to MD-29',
          'A test is made at its interval’s end. We rule that without an interval no game time passes, and that need and limit mean nothing elsewhere. Given up, it has failed.',
        ],
        [
          'MD-30 to MD-32',
          'The GM’s word changes need, successes, limit and interval. We rule that single and contested tests have none of the first three, that a reopened test keeps its last result until the next, and that before its first test a side has a base and nothing else.',
        ],
      ],
    },
  ],
}
