import type { GuideChapter } from '../../guide'

export const dramaticEn: GuideChapter = {
  title: 'Dramatic Task',
  lead: 'Task Tokens against rounds, for Savage Worlds. A card each round says who is in trouble.',
  sections: [
    {
      title: 'What it takes',
      items: [
        [
          'DT-1 to DT-2, DT-5',
          'For one: challenging is 4 tokens in 3 rounds, difficult 6 in 4, complex 8 in 5. For several, one token for each of them and each round is fair, and is taken where nothing is said.',
        ],
        [
          'DT-3 to DT-4, DT-22 to DT-23',
          'It is won by reaching the need, or scored: then every token counts by itself. Steps are done in order, each with its skill; tokens beyond a step are lost, and a finished step stays finished.',
        ],
        [
          'DT-6, DT-R3',
          'A participant has one die and modifier for every skill, and others where you enter them; d4 − 2 is unskilled. We rule that any skill may be named with a roll.',
        ],
      ],
    },
    {
      title: 'A round',
      items: [
        [
          'DT-7 to DT-9, DT-14',
          'Everybody is dealt a card from the campaign’s one deck, by the app or typed in. A round with a joker ends with all 54 cards shuffled.',
        ],
        [
          'DT-10 to DT-13',
          'Each acts once: rolls, supports or holds. A joker gives +2. The round passes when you end it, and whoever has not acted forgoes it.',
        ],
        [
          'DT-R1, DT-R7',
          'We rule that the deck is reshuffled before a deal for which it has too few cards, and when a task with a joker out is removed.',
        ],
        [
          'DT-R4',
          'We rule that holding keeps the support that was given, and that between rounds nobody has a card, has acted or has support.',
        ],
      ],
    },
    {
      title: 'A roll',
      items: [
        [
          'DT-15 to DT-18',
          'Skill die and a d6 beside it, the better counts; an Extra has the skill die alone. Highest faces are rolled again and added. 4 or more is a token, and each full 4 above one more.',
        ],
        [
          'DT-19 to DT-21',
          'Two ones are a critical failure: it fails, and the step loses a token. An Extra’s 1 needs a 1 on a further d6.',
        ],
        [
          'DT-24, DT-R8 to DT-R9',
          'Only the total may be typed: it is final. We rule that it is never a critical failure unless you say so, and that the app rolls an Extra’s further d6 where you do not type it.',
        ],
      ],
    },
    {
      title: 'Clubs, support and the end',
      items: [
        [
          'DT-25 to DT-29, DT-R2',
          'A Club is −2, and a failed roll then fails the task; for a score, one less is there to gather. Holding is always safe. We rule that a critical failure on a Club takes its token first.',
        ],
        [
          'DT-30 to DT-35',
          'A success helps with +1, a raise with +2, a critical failure hinders by 2; all together at most +4, for one roll in this round. It costs the task nothing.',
        ],
        [
          'DT-36 to DT-38, DT-40 to DT-41',
          'The need reached is success at once; the last round over is failure, or a score; given up, it has failed. Up to twelve take part, and come and go between rounds.',
        ],
        [
          'DT-39, DT-R5 to DT-R6',
          'The GM’s word changes need, tokens, rounds and how long a round is. We rule that tokens it gives beyond a step are lost with the step, and that a reopened task goes on in the round it was in.',
        ],
      ],
    },
  ],
}
