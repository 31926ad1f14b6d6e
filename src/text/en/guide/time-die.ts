import type { GuideChapter } from '../../guide'

export const timeDieEn: GuideChapter = {
  title: 'Time Die',
  lead: 'How long something takes, and Extended Tests: Hits in intervals, by one or several.',
  sections: [
    {
      title: 'The die',
      items: [
        [
          'TD-1 to TD-3',
          'A d6 times a multiple of a unit, such as d6 × 10 minutes for a repair; not rolled, it is 4. We rule that the multiple is at most 10 000.',
        ],
        [
          'TD-4 to TD-9',
          'Rushed: −20, half as long. Slow: +20, twice as long. The die is rolled first. Halves stay where minutes, hours and days have them; we rule that half a second, round or week is rounded up to a whole second, round or day.',
        ],
        [
          'TD-10 to TD-11',
          'Finding a duration moves no clock. We rule that one which is reopened keeps what was found until it is found anew.',
        ],
      ],
    },
    {
      title: 'An Extended Test',
      items: [
        [
          'TD-12 to TD-15',
          'Simple is 3 Hits in 3 intervals, standard 6 in 4, hard 9 in 5, extreme 12 in 6. An interval is fixed, or a Time Die that is rolled at its end; until then nothing is due.',
        ],
        [
          'TD-16 to TD-18',
          'In each interval everybody may test once. Hits add, negative ones take away, never below 0; enough is success at once. We rule that the order is free, that each test counts when it is made, and that leaving and coming back gives no second test.',
        ],
        [
          'TD-19 to TD-20',
          'A test takes no time: the interval passes when you end it. The last one over without enough Hits is failure.',
        ],
        [
          'TD-21 to TD-22',
          'After a failure a partial success may be noted; it stays a failure. We rule that the note goes when a reopened test goes on. A Complication is noted with its test and takes nothing.',
        ],
        [
          'TD-23 to TD-24',
          'We rule that the pace holds for the whole test, all of it, for every interval and every target.',
        ],
      ],
    },
    {
      title: 'Hits',
      items: [
        [
          'TD-25 to TD-26',
          'd100 at or under target, modifier and pace: one Hit and one more for each full 10 below; over it, minus one for each full 10.',
        ],
        [
          'TD-27 to TD-30',
          'A campaign may count single Hits, one up or one down, or have them typed. A test keeps what it began with.',
        ],
      ],
    },
    {
      title: 'People and the GM’s word',
      items: [
        [
          'TD-31 to TD-32',
          'People come and go at any time. Up to twelve take part; we rule that targets go from 0 to 300 and modifiers from −200 to +200.',
        ],
        [
          'TD-33 to TD-36',
          'The GM’s word changes need, Hits, limit and interval. We rule that its interval is fixed and that the pace does not touch it again. A reopened test needs more intervals first; given up or too late, it has failed.',
        ],
      ],
    },
  ],
}
