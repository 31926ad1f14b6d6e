import type { GuideChapter } from '../../guide'

export const storytellingEn: GuideChapter = {
  title: 'Storytelling',
  lead: 'An extended action: successes are gathered roll by roll, each roll takes its interval, and the pool says how many rolls there are.',
  sections: [
    {
      title: 'The pool',
      items: [
        [
          'WOD-1 to WOD-2',
          'Attribute + skill + 1 for a specialty + equipment. Without the equipment it is the base pool: the action has as many rolls as that, and no more.',
        ],
        [
          'WOD-3 to WOD-5',
          'An 8, 9 or 10 is a success. A 10 is rolled again and counts again; a campaign or task may say 9, 8 or none. Rote rolls each die without success once more.',
        ],
        [
          'WOD-6 to WOD-7',
          'A pool of 0 or less is one chance die: only a 10 counts, and a 1 is a dramatic failure. With a base pool of 0 nothing can be done at all.',
        ],
        [
          'WOD-37 to WOD-38',
          'A target of 5 is work for somebody competent with the tools, 10 difficult work of a professional, 20 very difficult. Targets go to 100, pools to 30 dice.',
        ],
      ],
    },
    {
      title: 'After a roll',
      items: [
        [
          'WOD-8 to WOD-11, WOD-20',
          'Successes add up, always. None is a failure, five or more are exceptional. The target reached is success, at once.',
        ],
        [
          'WOD-12 to WOD-13, WOD-21',
          'A failure asks: take a Condition and go on, or refuse, and lose what was gathered. Resolving a Condition earns a Beat.',
        ],
        [
          'WOD-14 to WOD-15',
          'A failure may be taken as a dramatic one for a Beat: the attempt stops, with a Condition and −2 on the first roll of the next. We rule that a chance die’s own dramatic failure earns none.',
        ],
        [
          'WOD-16 to WOD-19',
          'Exceptional: lower the target by the dots of the skill, or work faster (each roll takes three quarters of its time, again and again if chosen again), or claim the end bonus. We rule that a roll which also completes the action claims the bonus by itself.',
        ],
      ],
    },
    {
      title: 'When it stops short',
      items: [
        [
          'WOD-22 to WOD-25',
          'No rolls left, no roll that fits before the deadline, given up, or a dramatic failure: it stops. Whether it can be taken up again is said when it begins.',
        ],
        [
          'WOD-26 to WOD-33',
          'Under a quarter of the target the successes are lost; from a quarter they stay; from half the next attempt begins with +2 in the same chapter, from three quarters with +4 in the same story. We rule that a +4 outlives its chapter, and that the −2 of a dramatic failure stays until it is used.',
        ],
        [
          'WOD-34 to WOD-36',
          'Taken up again it has the rolls that were left, and a deadline of its own. Out of rolls, it needs more dots first: as many more rolls as the pool grew. We rule that refusing a Condition leaves the rolls made.',
        ],
        [
          'WOD-39',
          'We rule that a limit given by the GM is the most rolls of the whole action; dots bought later still add to it.',
        ],
      ],
    },
  ],
}
