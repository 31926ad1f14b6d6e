import type { GuideChapter } from '../../guide'

export const correctionsDe: GuideChapter = {
  title: 'Rückgängig und korrigieren',
  lead: 'Jeder Ausrutscher lässt sich zurücknehmen; ein alter lässt sich richten, ohne zu verlieren, was danach kam.',
  sections: [
    {
      title: 'Rückgängig',
      items: [
        [
          '',
          '{act:undo} nimmt den letzten Schritt ganz zurück: Würfel, Karten, Uhr, Alarme und seine Zeile im Verlauf. Wiederholen bringt genau dieselben Würfel zurück.',
        ],
        ['HC-6, RT-5', 'Timer gehören zum Tisch, nicht zur Geschichte: Rückgängig lässt sie in Ruhe.'],
      ],
    },
    {
      title: 'Korrigieren',
      items: [
        [
          'HC-1, HC-3',
          'Öffne eine Zeile im Verlauf und wähl „Korrigieren…“ oder „Streichen…“. Wir legen fest: Das gilt für alles, was sich rückgängig machen ließe und noch zählt; eine wiederhergestellte Sicherung lässt sich nur streichen.',
        ],
        [
          'HC-2, HC-9',
          'Alles danach wird neu ausgerechnet, aus den Würfeln, die fielen. Was neu zu würfeln ist, steht vorher da, und wir legen fest: Noch einmal nachsehen gibt keine besseren Würfel.',
        ],
        ['HC-4', 'Was nicht mehr passt, ist aufgezählt. Wir legen fest: Jedes lässt sich weglassen oder anpassen.'],
        [
          'HC-5, HC-7, HC-8',
          'Die alte Zeile bleibt, durchgestrichen; einmal Rückgängig bringt alles zurück. Wir legen fest: Alarme, die du gesehen hast, bleiben gesehen.',
        ],
      ],
    },
  ],
}

export const oddsDe: GuideChapter = {
  title: 'Die Chancen',
  lead: 'Die Chance, es zu schaffen, ist genau, so wie es steht: Nichts wird simuliert.',
  sections: [
    {
      title: 'Was gezeigt wird',
      items: [
        [
          'OD-1 to OD-3',
          'Die große Zahl ist die Chance, dass die Aufgabe gelingt; die Kurve die Chance, dass sie es bis zu jedem Wurf, jeder Runde, jedem Intervall ist. Beide kennen die gezogenen Karten, die Uhr und was mitgebracht wird.',
        ],
        [
          'OD-6, OD-9',
          'Bei einer Wahl hat jede Möglichkeit ihre eigene; „am besten“ steht an der höchsten. Die Zahl über der Aufgabe nimmt an, dass du sie wählst.',
        ],
        [
          'OD-4, OD-17',
          'Keine gibt es für Wettläufe und vergleichende Proben, wo der Stand zählt, für Aufgaben ohne Grenze, Dauern, getippte Treffer und was zu lange zu rechnen wäre. Das Feld sagt, welches davon.',
        ],
        ['', 'Eine Kampagne kann alle Chancen verbergen: „Chancen zeigen“ in ihren Einstellungen.'],
      ],
    },
    {
      title: 'Was überall angenommen ist',
      items: [
        [
          'OD-5',
          'Keine Modifikatoren für einzelne Würfe, keine Bennies, kein Glück, keine Hilfe, nichts zwischendurch gekauft, keine Unterstützung außer der schon gegebenen.',
        ],
        [
          'OD-R1 to OD-R3',
          'Wir legen fest: Die laufende Runde ist eine der kommenden, was nicht mehr vor eine Frist passt, bringt nichts, und ein Intervall mit Zeitwürfel ist so lang, wie der Würfel es sagen kann.',
        ],
        [
          'OD-R4 to OD-R5',
          'Wir legen fest: Eine wieder geöffnete Aufgabe, die schon hat, was sie braucht, ist mit dem nächsten Schritt geschafft, und eine, der nichts übrig bleibt, hat keine Chance.',
        ],
      ],
    },
    {
      title: 'Was man damit macht',
      items: [
        [
          'OD-R7',
          '„Auf etwa bringen“ sucht die Zahl, deren Chance am nächsten liegt. Wir legen fest: Von gleichen gilt die erste.',
        ],
        [
          'OD-18, OD-R6',
          '„Bis zum Ende durchwürfeln“ spielt eine unwichtige Aufgabe auf einmal, mit jedem Wurf im Verlauf, als ein Schritt für Rückgängig. Wir legen fest: Was nicht enden kann, hält nach 500 Zeilen, und getippte Treffer lassen sich nicht durchwürfeln.',
        ],
      ],
    },
  ],
}

export const alarmsDe: GuideChapter = {
  title: 'Timer und Alarme',
  lead: 'Echte Zeit am Tisch, und alles, was dich ruft.',
  sections: [
    {
      title: 'Timer',
      items: [
        [
          'RT-1, RT-6',
          'T startet einen: nach einer Weile oder zu einer Uhrzeit; frei oder für eine Aufgabe oder einen Charakter. Er lässt sich anhalten, verlängern und verkürzen.',
        ],
        [
          'RT-2',
          'Ein Countdown misst die Zeit, die vergeht, auch im Schlaf des Rechners, wenn du ihn nicht stillstehen lässt. Wir legen fest: Nach einem Neustart mit zurückgestellter Uhr kommt er eher zu spät als zu früh.',
        ],
        [
          'RT-3',
          'Eine Uhrzeit klingelt, wenn die Uhr sie das nächste Mal zeigt. Wir legen fest: Eine, die von der Uhr übersprungen wurde, klingelt sofort, und eine, die in einer Nacht zweimal kommt, einmal.',
        ],
        [
          'RT-7',
          '„Echte Zeit je Runde…“ gibt einer Aufgabe einen Countdown für jede Runde oder jeden Wurf. Wir legen fest: Der Countdown selbst bleibt, wo er ist, wenn ein Wurf rückgängig gemacht wird.',
        ],
      ],
    },
    {
      title: 'Alarme',
      items: [
        [
          'RT-4',
          'Ein Alarm steht im Fenster, bis du ihn gesehen hast (S). Er kommt nie zu früh, geht nie verloren, kommt nie zweimal und sagt, wie spät er war. Wir legen fest: Ein Timer mit Wiederholung, der ungesehen verging, klingelt einmal.',
        ],
        [
          '',
          'Ton, die Benachrichtigung des Systems, ein Zeichen an der Taskleiste und der Infobereich kommen dazu, jedes, so weit das System es zulässt: „Alarme und Ton…“ probiert sie aus.',
        ],
      ],
    },
    {
      title: 'Kalender',
      items: [
        [
          'RT-8',
          'Ein Kalender benennt nur Tage; Dauern zählen immer 24 Stunden. Wir legen fest: einfache Zahlen, unser Datum, oder Monate und Wochen, die du dir ausdenkst.',
        ],
      ],
    },
  ],
}

export const playersDe: GuideChapter = {
  title: 'Was die Spieler sehen',
  lead: 'Ein zweites Fenster für den Fernseher: groß, ruhig, und nur, was du eingeschaltet hast.',
  sections: [
    {
      title: 'Schalter',
      items: [
        [
          '',
          'Für jede Aufgabe fünf Dinge: dass es sie gibt, ihr Name, was nötig ist, ihr Fortschritt, ihre Frist. Anfangs ist alles aus.',
        ],
        [
          '',
          'Die Spieluhr und jeder Timer haben einen eigenen Schalter. Den letzten Wurf sieht man nur, wo es sie gibt, mit Name und Fortschritt.',
        ],
        [
          '',
          'Das Fenster entsteht aus dem Erlaubten, also ist sonst nichts darin zu finden. {act:player-blank} dunkelt es ab.',
        ],
      ],
    },
  ],
}

export const filesDe: GuideChapter = {
  title: 'Dateien und Sicherheit',
  lead: 'Eine Kampagne ist eine Datei, wo immer du sie hinlegst. Nichts geht ins Netz.',
  sections: [
    {
      title: 'Was „Gespeichert“ heißt',
      items: [
        [
          '',
          'Jede Änderung steht in einem Journal auf diesem Rechner, bevor im Fenster „Gespeichert“ steht; die Datei folgt einen Moment später. Weder ein Absturz noch ein Stromausfall nimmt zurück, was gespeichert hieß.',
        ],
        [
          '',
          'Lässt sich die Datei nicht schreiben, sagt das der Kopf des Fensters, mit Grund, und es bleibt dort stehen. Jede Änderung ist im Journal und wird wieder versucht.',
        ],
      ],
    },
    {
      title: 'Sicherungen',
      items: [
        [
          '',
          'Jede Fassung der Datei bleibt eine Weile: die letzten zehn, dann je eine pro Stunde, Tag, Woche. „Sicherungen…“ sagt, was in jeder steckt. Eine Wiederherstellung ist ein Schritt mehr, und einmal Rückgängig nimmt sie zurück.',
        ],
        [
          '',
          'Eine Datei, die sich nicht öffnet, bietet ihre Sicherungen und ihr Journal an; die schlechte wird beiseitegelegt, nie überschrieben.',
        ],
      ],
    },
    {
      title: 'Mehrere Rechner',
      items: [
        [
          '',
          'Eine Datei, die jemand anderes inzwischen geschrieben hat, wird nie überschrieben: Beide Seiten werden gezeigt, und du wählst. Nur woanders geändert, wird sie neu geöffnet.',
        ],
      ],
    },
    {
      title: 'Hinein und hinaus',
      items: [
        [
          '',
          '„Zusammenfassung…“ schreibt Markdown für das Wiki der Gruppe oder einen Obsidian-Vault; „Als Skript exportieren…“ ist ein Text, der sich wieder abspielen lässt, für ein anderes Longroll oder eine Fehlermeldung.',
        ],
        ['', 'Das Beispiel liegt in Longrolls eigenem Ordner. „Die Datei…“ zeigt, wo, und speichert es woanders.'],
      ],
    },
  ],
}
