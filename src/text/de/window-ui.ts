import type { uiEn } from '../en/window-ui'
import type { SameWords } from '../speak'

// What the kit's controls and drawings say: labels that screen readers hear and hints beside fields.

const suits: Readonly<Record<string, string>> = { C: 'Kreuz', D: 'Karo', H: 'Herz', S: 'Pik' }
const ranks: Readonly<Record<string, string>> = { J: 'Bube', Q: 'Dame', K: 'König', A: 'Ass' }
const dieStates: Readonly<Record<string, string>> = { counts: ', zählt', wrong: ', kann nicht sein' }

export const uiDe: SameWords<typeof uiEn> = {
  'drawing.die': (f) => {
    if (f.face === '') return f.state === 'to-come' ? `W${f.sides}, kommt noch` : `W${f.sides}, noch nicht getippt`
    return `W${f.sides}: ${f.face}${dieStates[f.state] ?? ''}`
  },
  'drawing.card': (f) => {
    if (f.card === null) return 'Eine Karte, noch nicht verteilt'
    if (f.card === 'JB') return 'Schwarzer Joker'
    if (f.card === 'JR') return 'Roter Joker'
    const rank = f.card.slice(0, -1)
    return `${suits[f.card.slice(-1)] ?? ''} ${ranks[rank] ?? rank}`
  },
  'drawing.progress': 'Fortschritt',
  'drawing.throw': (f) =>
    f.result === null ? 'kommt noch' : { W: 'gewonnen', T: 'unentschieden', L: 'verloren' }[f.result],
  'keys.named': (f) => `„${f.act}“`,
  'control.close': 'Schließen',
  'control.done': 'Fertig',
  'dice.take': 'Gilt',
  'dice.back': 'Zurück',
  'dice.faces': 'Augen',
  'dice.facesLabel': 'Was fiel',
  'dice.number': (f) => {
    if (f.least !== null && f.most !== null) return `Eine ganze Zahl von ${f.least} bis ${f.most}`
    if (f.least !== null) return `Eine ganze Zahl, ${f.least} oder mehr`
    return 'Eine ganze Zahl'
  },
  'story.label': 'Was sich in der Geschichte ändert',
  'throws.label': 'Wie die Würfe ausgingen: W gewonnen, T unentschieden, L verloren',
  'duration.example': '1h30m',
  'duration.none': 'keine',
  'duration.wrong': 'Schreib eine Zeit wie 1h30m, 22m30s, 3d oder 4r',
  'dice.toCome': (f) => (f.count === 1 ? '1 Würfel kommt noch' : `${f.count} Würfel kommen noch`),
}
