import type { GuideChapter } from '../../guide'

export const timeDieDe: GuideChapter = {
  title: 'Zeitwürfel',
  lead: 'Wie lange etwas dauert, und ausgedehnte Proben: Treffer in Intervallen, von einer Person oder mehreren.',
  sections: [
    {
      title: 'Der Würfel',
      items: [
        [
          'TD-1 to TD-3',
          'Ein W6 mal ein Vielfaches einer Einheit, etwa W6 × 10 Minuten für eine Reparatur; nicht gewürfelt ist es 4. Wir legen fest: Das Vielfache ist höchstens 10 000.',
        ],
        [
          'TD-4 to TD-9',
          'In Eile: −20, halb so lang. In Ruhe: +20, doppelt so lang. Erst wird gewürfelt. Halbe bleiben, wo Minuten, Stunden und Tage sie haben; wir legen fest: Eine halbe Sekunde, Runde oder Woche wird auf eine ganze Sekunde, eine ganze Runde, einen ganzen Tag aufgerundet.',
        ],
        [
          'TD-10 to TD-11',
          'Eine Dauer zu finden bewegt keine Uhr. Wir legen fest: Wieder geöffnet behält sie, was gefunden war, bis neu gefunden wird.',
        ],
      ],
    },
    {
      title: 'Eine ausgedehnte Probe',
      items: [
        [
          'TD-12 to TD-15',
          'Einfach sind 3 Treffer in 3 Intervallen, normal 6 in 4, schwer 9 in 5, extrem 12 in 6. Ein Intervall ist fest oder ein Zeitwürfel, der an seinem Ende fällt; bis dahin ist nichts fällig.',
        ],
        [
          'TD-16 to TD-18',
          'In jedem Intervall dürfen alle einmal würfeln. Treffer zählen dazu, negative ab, nie unter 0; genug ist sofort geschafft. Wir legen fest: Die Reihenfolge ist frei, jede Probe zählt, wenn sie fällt, und Aus- und Wiedereinsteigen gibt keine zweite.',
        ],
        [
          'TD-19 to TD-20',
          'Eine Probe braucht keine Zeit: Das Intervall vergeht, wenn du es beendest. Ist das letzte ohne genug Treffer vorbei, ist sie gescheitert.',
        ],
        [
          'TD-21 to TD-22',
          'Nach einem Scheitern darf ein Teilerfolg notiert werden; gescheitert bleibt sie. Wir legen fest: Die Notiz geht, wenn eine wieder geöffnete Probe weitergeht. Eine Komplikation steht bei ihrer Probe und nimmt nichts.',
        ],
        [
          'TD-23 to TD-24',
          'Wir legen fest: Das Tempo gilt für die ganze Probe, für jedes Intervall und jeden Zielwert.',
        ],
      ],
    },
    {
      title: 'Treffer',
      items: [
        [
          'TD-25 to TD-26',
          'W100 höchstens Zielwert, Modifikator und Tempo zusammen: ein Treffer und einer mehr je volle 10 darunter; darüber minus einer je volle 10.',
        ],
        [
          'TD-27 to TD-30',
          'Eine Kampagne kann einzelne Treffer zählen, einen rauf oder runter, oder sie tippen lassen. Eine Probe behält, womit sie begann.',
        ],
      ],
    },
    {
      title: 'Leute und das Machtwort',
      items: [
        [
          'TD-31 to TD-32',
          'Ein- und aussteigen geht jederzeit. Bis zu zwölf machen mit; wir legen fest: Zielwerte gehen von 0 bis 300 und Modifikatoren von −200 bis +200.',
        ],
        [
          'TD-33 to TD-36',
          'Ein Machtwort ändert Ziel, Treffer, Grenze und Intervall. Wir legen fest: Sein Intervall ist fest, und das Tempo rührt es nicht noch einmal an. Eine wieder geöffnete Probe braucht erst mehr Intervalle; aufgegeben oder zu spät ist sie gescheitert.',
        ],
      ],
    },
  ],
}
