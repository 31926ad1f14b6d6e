import type { GuideChapter } from '../../guide'

export const timeEn: GuideChapter = {
  title: 'Game time and the GM’s word',
  lead: 'One clock for the whole campaign. It moves when you move it, and when something takes its interval.',
  sections: [
    {
      title: 'Durations and the clock',
      items: [
        [
          'GT-1 to GT-3, GT-21',
          'Write 2h, 1h30m, 45s, 3d, 1w, or 4r for rounds. A round is six seconds unless the campaign says otherwise; a task keeps what it began with.',
        ],
        [
          'GT-4 to GT-7',
          'A roll is made at the end of its interval, and the clock goes there. One made late costs nothing but the time that has passed.',
        ],
        [
          'GT-11 to GT-12',
          'A Dramatic Task’s round and an Extended Test’s interval pass when you end them. What is not yet known is never due.',
        ],
        [
          'GT-19 to GT-20, GT-22',
          '“To next” goes to the earliest roll or deadline ahead, and says first what it crosses. What is over or stopped has nothing due.',
        ],
      ],
    },
    {
      title: 'Deadlines and alarms',
      items: [
        [
          'GT-6, GT-8 to GT-9',
          'A deadline is counted from the beginning of the task, or from now when you give one. A roll exactly at it still counts; one that lies before the first roll is refused.',
        ],
        [
          'GT-10, GT-17',
          'A task none of whose rolls fits any more stops at once, but never while a choice is open. We rule that a command on another task judges it only if the clock moved.',
        ],
        [
          'GT-13 to GT-16',
          'What comes due and what passes rings in order of game time, each once. A due alarm goes with its roll; every other stays until you have seen it. We rule that a removed task takes its alarms along.',
        ],
        [
          'GT-18',
          'Setting the clock back reopens nothing and arms again what lies ahead. We rule that an alarm which still stands is not raised twice.',
        ],
      ],
    },
    {
      title: 'The GM’s word',
      items: [
        [
          'GM-1 to GM-2, GM-4 to GM-5',
          '“The GM’s word…” changes need, what is gathered, limit, interval, deadline and title at any time, and the task’s menu settles it either way. The log says that it was you, and the rules go on from there. We rule that a task that is over stays over.',
        ],
        [
          'GM-3',
          '“Reopen” lets a task run again as it stood. We rule that it is judged with the next thing that happens to it, so that there is time to change a number.',
        ],
        [
          'GM-6 to GM-7',
          'Characters join and leave a Dramatic Task between rounds and an Extended Test at any time. Nothing else of how a task began ever changes.',
        ],
      ],
    },
  ],
}
