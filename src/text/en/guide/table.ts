import type { GuideChapter } from '../../guide'

export const correctionsEn: GuideChapter = {
  title: 'Undo and corrections',
  lead: 'Every slip can be taken back; an old one can be put right without losing what came after.',
  sections: [
    {
      title: 'Undo',
      items: [
        [
          '',
          '{act:undo} takes back the last step as a whole: dice, cards, clock, alarms and its line in the log. Redo brings back the very same dice.',
        ],
        ['HC-6, RT-5', 'Timers belong to the table, not to the story: undo leaves them alone.'],
      ],
    },
    {
      title: 'Putting right',
      items: [
        [
          'HC-1, HC-3',
          'Open a line in the log and choose “Correct…” or “Take out…”. We rule that this goes for what undo could take back and what still counts; a restored backup can only be taken out.',
        ],
        [
          'HC-2, HC-9',
          'All that came after is worked out again from the dice that fell. What has to be rolled anew is said before, and we rule that looking again gives no better dice.',
        ],
        ['HC-4', 'What no longer fits is listed. We rule that for each you may leave it out or put it right.'],
        [
          'HC-5, HC-7, HC-8',
          'The old line stays, struck through; one undo brings everything back. We rule that alarms you have seen stay seen.',
        ],
      ],
    },
  ],
}

export const oddsEn: GuideChapter = {
  title: 'The odds',
  lead: 'The chance to make it is exact, from how things stand: nothing is simulated.',
  sections: [
    {
      title: 'What is told',
      items: [
        [
          'OD-1 to OD-3',
          'The large number is the chance that the task succeeds; the curve is the chance that it has by each roll, round or interval to come. Both know the cards out, the clock, and what is carried.',
        ],
        [
          'OD-6, OD-9',
          'At a choice each option has its own; “best” marks the highest. The number above the task takes it for granted that you choose it.',
        ],
        [
          'OD-4, OD-17',
          'There is none for races and opposed tests, scores, tasks without a limit, durations, typed Hits, and for what would take too long to work out. The panel says which.',
        ],
        ['', 'A campaign can hide all chances: “Show chances” in its settings.'],
      ],
    },
    {
      title: 'What is assumed everywhere',
      items: [
        [
          'OD-5',
          'No modifiers for single rolls to come, no bennies, no luck, no helpers, nothing bought in between, no support beyond what was given.',
        ],
        [
          'OD-R1 to OD-R3',
          'We rule that the round at hand is one of those to come, that what no longer fits a deadline brings nothing, and that an interval by Time Die is as long as its die may say.',
        ],
        [
          'OD-R4 to OD-R5',
          'We rule that a reopened task which has what it needs is completed by its next act, and that one with nothing left has no chance.',
        ],
      ],
    },
    {
      title: 'What is made of them',
      items: [
        [
          'OD-R7',
          '“Make it about” finds the number whose chance comes nearest. We rule that of equals the first is taken.',
        ],
        [
          'OD-18, OD-R6',
          '“Roll it out to its end” plays an unimportant task at once, with each roll in the log, as one step of undo. We rule that one which cannot end stops after 500 lines, and that typed Hits cannot be rolled out.',
        ],
      ],
    },
  ],
}

export const alarmsEn: GuideChapter = {
  title: 'Timers and alarms',
  lead: 'Real time at the table, and everything that calls for you.',
  sections: [
    {
      title: 'Timers',
      items: [
        [
          'RT-1, RT-6',
          'T starts one: after a while, or at a time of day; free, or for a task or character. It can be paused, made longer and shorter.',
        ],
        [
          'RT-2',
          'A countdown measures time that passes, also in sleep unless you tell it to stand still. We rule that after a restart with the clock set back it comes late rather than early.',
        ],
        [
          'RT-3',
          'A time of day rings when the clock next shows it. We rule that one which the clock jumped over rings at once, and one that comes twice in a night rings once.',
        ],
        [
          'RT-7',
          '“Real time per round…” gives a task a countdown for each round or roll. We rule that the countdown itself stays where it is when a roll is undone.',
        ],
      ],
    },
    {
      title: 'Alarms',
      items: [
        [
          'RT-4',
          'An alarm stands in the window until you have seen it (S). It is never early, never lost and never twice, and says how late it came. We rule that a repeating timer which passed unseen rings once.',
        ],
        [
          '',
          'Sound, the system’s notification, a mark on the taskbar and the tray come on top, each as far as the system allows: “Alarms and sound…” tries them.',
        ],
      ],
    },
    {
      title: 'Calendar',
      items: [
        [
          'RT-8',
          'A calendar only names days; durations always count 24 hours. We rule: plain numbers, our own dates, or months and weeks that you make up.',
        ],
      ],
    },
  ],
}

export const playersEn: GuideChapter = {
  title: 'What players see',
  lead: 'A second window for the TV: large, calm, and only what you have switched on.',
  sections: [
    {
      title: 'Switches',
      items: [
        [
          '',
          'For each task five things: that it exists, its name, its need, its progress, its deadline. All are off to begin with.',
        ],
        [
          '',
          'The game clock and each timer have a switch of their own. The last roll shows only where existence, name and progress are on.',
        ],
        [
          '',
          'The window is built from what is allowed, so nothing else can be found in it. {act:player-blank} blanks it.',
        ],
      ],
    },
  ],
}

export const filesEn: GuideChapter = {
  title: 'Files and safety',
  lead: 'A campaign is one file, wherever you keep it. Nothing goes online.',
  sections: [
    {
      title: 'What “Saved” means',
      items: [
        [
          '',
          'Every change is in a journal on this computer before the window says “Saved”; the file follows a moment later. Neither a crash nor a power cut takes back what was said to be saved.',
        ],
        [
          '',
          'If the file cannot be written, the header says so and why, and stays so. Every change is kept in the journal and tried again.',
        ],
      ],
    },
    {
      title: 'Backups',
      items: [
        [
          '',
          'Each version of the file is kept for a while: the last ten, then one an hour, a day, a week. “Backups…” says what each holds. A restore is one more step, and one undo takes it back.',
        ],
        [
          '',
          'A file that does not open offers its backups and its journal; the bad file is put aside, never overwritten.',
        ],
      ],
    },
    {
      title: 'Several computers',
      items: [
        [
          '',
          'A file that somebody else wrote meanwhile is never overwritten: both sides are shown, and you choose. Changed only elsewhere, it is opened anew.',
        ],
      ],
    },
    {
      title: 'In and out',
      items: [
        [
          '',
          '“Recap…” writes Markdown for the group’s wiki or an Obsidian vault; “Export as script…” is a text that plays again, for another Longroll or a report of a bug.',
        ],
        ['', 'The sample is kept in Longroll’s own folder. “The file…” shows where, and saves it somewhere else.'],
      ],
    },
  ],
}
