// What the kit's controls and drawings say: labels that screen readers hear and hints beside fields.

const suits: Readonly<Record<string, string>> = { C: 'Clubs', D: 'Diamonds', H: 'Hearts', S: 'Spades' }
const ranks: Readonly<Record<string, string>> = { J: 'Jack', Q: 'Queen', K: 'King', A: 'Ace' }
const dieStates: Readonly<Record<string, string>> = { counts: ', counts', wrong: ', cannot be' }

export const uiEn = {
  'drawing.die': (f: { sides: number; face: string; state: string }) => {
    if (f.face === '') return f.state === 'to-come' ? `d${f.sides}, still to come` : `d${f.sides}, not yet typed`
    return `d${f.sides}: ${f.face}${dieStates[f.state] ?? ''}`
  },
  'drawing.card': (f: { card: string | null }) => {
    if (f.card === null) return 'A card not yet dealt'
    if (f.card === 'JB') return 'Black joker'
    if (f.card === 'JR') return 'Red joker'
    const rank = f.card.slice(0, -1)
    return `${ranks[rank] ?? rank} of ${suits[f.card.slice(-1)] ?? ''}`
  },
  'drawing.progress': 'Progress',
  'drawing.throw': (f: { result: 'W' | 'T' | 'L' | null }) =>
    f.result === null ? 'still to come' : { W: 'won', T: 'tied', L: 'lost' }[f.result],
  'keys.named': (f: { act: string }) => `“${f.act}”`,
  'control.close': 'Close',
  'control.done': 'Done',
  'dice.take': 'Take it',
  'dice.back': 'Back',
  'dice.faces': 'faces',
  'dice.facesLabel': 'What fell',
  'dice.number': (f: { least: number | null; most: number | null }) => {
    if (f.least !== null && f.most !== null) return `A whole number from ${f.least} to ${f.most}`
    if (f.least !== null) return `A whole number, ${f.least} or more`
    return 'A whole number'
  },
  'story.label': 'What changed in the story',
  'throws.label': 'How the throws came out: W won, T tied, L lost',
  'duration.example': '1h30m',
  'duration.none': 'none',
  'duration.wrong': 'Write a time like 1h30m, 22m30s, 3d or 4r',
  'dice.toCome': (f: { count: number }) => (f.count === 1 ? '1 die to come' : `${f.count} dice to come`),
} as const
