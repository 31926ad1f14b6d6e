import type { GuideChapter } from '../../guide'

export const startEn: GuideChapter = {
  title: 'The first minute',
  lead: 'Longroll keeps tasks that take many rolls against time: what is gathered, whose roll is next, when, and the chance to make it.',
  sections: [
    {
      title: 'At a glance',
      items: [
        [
          '',
          'Each character has a panel. From top to bottom: who, what, how far, what is left, the chance, what to roll, and one row to act.',
        ],
        [
          '',
          'One panel is filled: its roll is next. An outlined one waits for a choice. Amber means that time is short.',
        ],
        ['', 'On the left: what comes up in game time, the table’s timers, and what happened.'],
      ],
    },
    {
      title: 'A session',
      items: [
        [
          '',
          '“Add a character”, then “Begin a task”: pick the system, give it a title, and change the numbers until the chance is what you want.',
        ],
        ['', '“Roll” rolls here. “Enter dice” takes what fell on the table: type the faces, or only the count.'],
        ['', '“To next” moves the clock to whatever comes first; type a duration to move it further.'],
        ['', 'A slip? Undo, however far back. Something older: open its line in the log.'],
        ['', 'Write notes at the foot of the log; each roll takes one too.'],
      ],
    },
    {
      title: 'Where to look',
      items: [
        [
          '',
          'The rules as they are counted here stand in this guide, with the numbers that the log cites. Where the game’s text is silent it says “We rule”.',
        ],
        ['', 'F1 opens this guide at the task in front of you.'],
      ],
    },
  ],
}

export const keysEn: GuideChapter = {
  title: 'Keys',
  lead: 'Everything works from the keyboard.',
  sections: [
    {
      title: 'In the campaign window',
      items: [
        ['', '1 to 9: the panel of that number.'],
        ['', 'R: roll for the panel in focus, otherwise for whoever is next. E: enter the dice that fell.'],
        ['', '+ and −: the modifier of the next roll.'],
        ['', 'N: a new task. T: a timer. A: advance the clock. S: the alarm is seen.'],
        ['', 'Ctrl Z: undo. Ctrl Shift Z: redo. Ctrl S: into the file now.'],
        ['', 'F1: this guide, at the task in focus.'],
      ],
    },
    {
      title: 'In dialogs and lists',
      items: [
        ['', 'Tab goes on, Enter takes, Esc closes and brings you back to where you were.'],
        ['', 'Up and down go through the options of a choice, menus and the chapters of this guide.'],
      ],
    },
  ],
}
