// Hints for whoever is new here: each once.

export const hintsEn = {
  'hints.title': 'Hint',
  'hints.gotIt': 'Got it',
  'hints.roll': (f: { name: string; roll: string; enter: string }) =>
    `${f.name} is next. ${f.roll} rolls here, ${f.enter} takes the dice that fell on the table.`,
  'hints.choice': (f: { name: string }) =>
    `${f.name} has a choice. Each option says what it does and its chance; nothing else waits for it.`,
  'hints.undo': (f: { key: string }) => `${f.key} takes the last step back: dice, clock and all.`,
  'hints.advance': (f: { key: string }) =>
    `Nobody is due. ${f.key} goes to the clock, which says first what comes due on the way.`,
  'hints.why': 'A line in the log opens to its dice and rules. A wrong one can be corrected there.',
  'hints.guide': (f: { key: string }) => `${f.key} opens the rules of the task in front of you.`,
  'hints.show': 'Hints for what is new',
  'hints.again': 'Show all hints again',
  'hints.areAgain': 'They come again where they apply.',
} as const
