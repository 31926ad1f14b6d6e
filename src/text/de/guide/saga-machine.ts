import type { GuideChapter } from '../../guide'

export const sagaDe: GuideChapter = {
  title: 'Saga Machine',
  lead: 'Eine Tally aus Spannen in drei Intervallen, oder zwei Seiten gegeneinander.',
  sections: [
    {
      title: 'Eine Probe',
      items: [
        [
          'SM-1 to SM-2',
          'W10 + Stat + Fertigkeit gegen eine TN, 10, wenn du nichts sagst. Ohne die Fertigkeit zählt der Stat halb, abgerundet.',
        ],
        [
          'SM-3 to SM-5',
          'Boons und Banes heben sich auf. Übrige Boons sind mehr Würfel, der höchste zählt oder das höchste Paar zusammen; bei Banes der niedrigste.',
        ],
        [
          'SM-6 to SM-9',
          'Die Spanne ist, wie weit die Summe über der TN liegt. Das Doppelte der TN ist ein kritischer Erfolg, unter der Hälfte ein kritischer Fehlschlag; zwei Einsen mit Banes auch, bei jeder Summe.',
        ],
        [
          'SM-R1, SM-R2, SM-R5, SM-R6',
          'Wir legen fest: Eine getippte Summe gilt, wer Würfel tippt, tippt alle, und was offen bleibt, wird hier gewürfelt. Eine Probe gilt als getippt, wenn es irgendetwas an ihr war.',
        ],
      ],
    },
    {
      title: 'Ausgedehnt',
      items: [
        [
          'SM-10 to SM-14',
          'Jede Probe dauert ein Intervall und legt ihre Spanne zur Tally; ein Fehlschlag bringt nichts. Etwas Arbeit ist eine Tally von 5, viel 10, jede Menge 15; drei Intervalle, wenn du nichts anderes sagst.',
        ],
        [
          'SM-15 to SM-18, SM-R4',
          'Wer hilft, würfelt zuerst, gegen 10. Ein Erfolg ist ein Boon für die Hauptperson, ein kritischer Fehlschlag ein Bane; nie mehr. Wir legen fest: Bis zu elf dürfen helfen, mit je einem Würfel.',
        ],
        ['SM-R3', 'Wir legen fest: Was über die Tally hinausgeht, bleibt gezählt.'],
      ],
    },
    {
      title: 'Vergleichend',
      items: [
        [
          'SM-19 to SM-23',
          'Die höhere Summe gewinnt; bei gleichen der höhere Stat, dann die höhere Edge. Wir legen fest: Ist alles gleich, ist es unentschieden. Zwei Einsen verlieren gegen eine Seite ohne.',
        ],
        [
          'SM-24 to SM-25',
          'Glück fordert man zwischen dem Ergebnis der einen und dem der anderen Seite heraus: Der neue Wurf gilt. Wir legen fest: einmal je Probe, im Wettlauf einmal je Intervall.',
        ],
        [
          'SM-26 to SM-27, SM-R7, SM-R8',
          'Im Wettlauf sammeln beide eine Tally, und nach dem letzten Intervall gewinnt die höhere. Wir legen fest: Nichts wächst, bevor beide gezeigt haben, und ein Wettlauf ohne Grenze geht weiter, bis du eine setzt.',
        ],
      ],
    },
    {
      title: 'Das Machtwort',
      items: [
        [
          'SM-R9, SM-R10, SM-R12',
          'Wir legen fest: Ziel, Tally, Grenze und Intervall lassen sich ändern; eine wieder geöffnete Aufgabe braucht mehr Intervalle, bevor es weitergeht; und vergleichende Proben ohne Intervall brauchen keine Spielzeit.',
        ],
        ['SM-R11', 'Wir legen fest: Eine Aufgabe, die aufgegeben oder über ihre Frist ist, ist gescheitert.'],
      ],
    },
  ],
}
