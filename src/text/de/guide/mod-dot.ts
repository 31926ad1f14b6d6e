import type { GuideChapter } from '../../guide'

export const modDotDe: GuideChapter = {
  title: 'Mod-Dot',
  lead: 'Das Schere-Stein-Papier von Werewolf im Live-Spiel: die halben Punkte, und was die Würfe bringen.',
  sections: [
    {
      title: 'Die Basis',
      items: [
        [
          'MD-1 to MD-3',
          'Punkte, geändert durch die Schwierigkeit, dann halbiert, aufgerundet: Schwierigkeit 2 gibt +6, 3 +4, 4 +2, 5 +1, 6 nichts, 7 −1, 8 −2, 9 −4, 10 −6.',
        ],
        [
          'MD-4 to MD-5',
          'Wir legen fest: Punkte und Schwierigkeit zusammen gehen nie unter 0. Willenskraft, Gnosis und dergleichen sind nur andere Pools.',
        ],
      ],
    },
    {
      title: 'Würfe',
      items: [
        [
          'MD-6 to MD-8',
          'Zwei Würfe: gewonnen +1, verloren −1, unentschieden nichts. Mit Spezialisierung gehen zwei Siege weiter, bis einer ausbleibt. Zwei Verluste gehen weiter, bis einer ausbleibt; der fünfte beendet es.',
        ],
        [
          'MD-9 to MD-10',
          'Was so nicht gefallen sein kann, wird gleich gesagt. Der Verlust, der eine Reihe von Siegen beendet, nimmt nichts weg.',
        ],
        [
          'MD-27',
          'Wir legen fest: Die Würfe werden für beide getippt, für beide hier geworfen, oder für die eine Seite getippt und für die andere hier geworfen.',
        ],
      ],
    },
    {
      title: 'Was es bringt',
      items: [
        [
          'MD-11 to MD-14',
          'Fünf Verluste, oder zwei bei einer Summe unter 0, sind ein Patzer. Vier Verluste oder eine Summe unter 1 ein Fehlschlag.',
        ],
        [
          'MD-15 to MD-16',
          'Sonst so viele Erfolge wie die Summe: 1 gerade so, 2 mit einem Haken, 3 sauber, 4 mehr als sauber, 5 überragend.',
        ],
        [
          'MD-17 to MD-21',
          'Eine einzelne Probe entscheidet ihre Aufgabe. Vergleichend zählen beide Summen; Fehlschlag oder Patzer ist 0, bei gleichen gewinnt niemand. Wir legen fest: Spezialisierungen und Weitergehen gelten auch dort.',
        ],
      ],
    },
    {
      title: 'Ausgedehnt',
      items: [
        [
          'MD-22 to MD-25',
          'Der Text kennt keine ausgedehnte Probe, also legen wir alles fest: Summen sammeln sich bis zum Ziel, ein Fehlschlag bringt nichts, ein Patzer beendet es, und jede Probe braucht ein Intervall der Grenze.',
        ],
        [
          'MD-26, MD-28 to MD-29',
          'Eine Probe fällt am Ende ihres Intervalls. Wir legen fest: Ohne Intervall vergeht keine Spielzeit, und Ziel und Grenze bedeuten anderswo nichts. Aufgegeben ist sie gescheitert.',
        ],
        [
          'MD-30 to MD-32',
          'Ein Machtwort ändert Ziel, Erfolge, Grenze und Intervall. Wir legen fest: Einzelne und vergleichende Proben haben die ersten drei nicht, eine wieder geöffnete Probe behält ihr letztes Ergebnis bis zum nächsten, und vor ihrer ersten Probe hat eine Seite nur eine Basis.',
        ],
      ],
    },
  ],
}
