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
        ['', '{act:guide} opens this guide at the task in front of you.'],
      ],
    },
  ],
}

export const keysEn: GuideChapter = {
  title: 'Keys',
  lead: 'Everything works from the keyboard. The shortcuts stand here as they are now; the settings change them.',
  // Before these come all shortcuts of the window, from the registry of acts.
  sections: [
    {
      title: 'In dialogs and lists',
      items: [
        ['', 'Tab goes on, {key:enter} takes, Esc closes and brings you back to where you were.'],
        ['', 'Up and down go through the options of a choice, menus and the chapters of this guide.'],
        ['', '{key:shift+f10} or the menu key opens the menu of what has focus: a panel, a task, a line of the log.'],
        ['', 'Letters belong to the field while you type in one. Keys with {key:mod+k} and the like work there too.'],
      ],
    },
    {
      title: 'Dice and numbers',
      items: [
        ['', 'Faces are typed one after another; a space, a comma or a slash parts what could be read as one.'],
        ['', 'Up and down change a number by one.'],
        [
          '',
          'In a Mod-Dot panel W, T and L are won, tied and lost, as they fall; {key:backspace} takes the last one back.',
        ],
      ],
    },
    {
      title: 'Beginning a task',
      items: [
        ['', '{key:alt+1} to {key:alt+9} take the preset in that place of the list.'],
        ['', '{key:mod+enter} begins the task from any field.'],
      ],
    },
    {
      title: 'In the log’s own page',
      items: [
        ['', '{key:enter} in the search goes to the hit before, {key:shift+enter} to the one after.'],
        ['', '{key:home} and {key:end} in the list reach its first and its last line, however long it is.'],
      ],
    },
    {
      title: 'In the player view',
      items: [['', '{key:f11} fills the screen, Esc leaves it. B blanks the view, whatever it is elsewhere.']],
    },
  ],
}
