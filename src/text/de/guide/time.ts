import type { GuideChapter } from '../../guide'

export const timeDe: GuideChapter = {
  title: 'Spielzeit und Machtwort',
  lead: 'Eine Uhr für die ganze Kampagne. Sie geht, wenn du sie stellst, und wenn etwas sein Intervall braucht.',
  sections: [
    {
      title: 'Dauern und die Uhr',
      items: [
        [
          'GT-1 to GT-3, GT-21',
          'Schreib 2h, 1h30m, 45s, 3d, 1w, oder 4r für Runden. Eine Runde dauert sechs Sekunden, wenn die Kampagne nichts anderes sagt; eine Aufgabe behält, womit sie begann.',
        ],
        [
          'GT-4 to GT-7',
          'Ein Wurf fällt am Ende seines Intervalls, und dahin geht die Uhr. Zu spät kostet er nur die Zeit, die vergangen ist.',
        ],
        [
          'GT-11 to GT-12',
          'Die Runde einer Dramatischen Aufgabe und das Intervall einer ausgedehnten Probe vergehen, wenn du sie beendest. Was noch nicht bekannt ist, ist nie fällig.',
        ],
        [
          'GT-19 to GT-20, GT-22',
          '„Zum Nächsten“ geht zum frühesten Wurf oder zur frühesten Frist und sagt vorher, was unterwegs liegt. Was vorbei oder unterbrochen ist, hat nichts fällig.',
        ],
      ],
    },
    {
      title: 'Fristen und Alarme',
      items: [
        [
          'GT-6, GT-8 to GT-9',
          'Eine Frist zählt ab Beginn der Aufgabe, oder ab jetzt, wenn du eine gibst. Ein Wurf genau auf ihr zählt noch; eine vor dem ersten Wurf wird abgelehnt.',
        ],
        [
          'GT-10, GT-17',
          'Eine Aufgabe, von der kein Wurf mehr passt, ist sofort unterbrochen, aber nie, solange eine Wahl offen ist. Wir legen fest: Ein Befehl an eine andere Aufgabe entscheidet sie nur, wenn die Uhr ging.',
        ],
        [
          'GT-13 to GT-16',
          'Was fällig wird und was abläuft, klingelt in der Reihenfolge der Spielzeit, jedes einmal. Ein fälliger Alarm geht mit seinem Wurf; jeder andere bleibt, bis du ihn gesehen hast. Wir legen fest: Eine entfernte Aufgabe nimmt ihre Alarme mit.',
        ],
        [
          'GT-18',
          'Die Uhr zurückzustellen öffnet nichts wieder und spannt neu, was voraus liegt. Wir legen fest: Ein Alarm, der noch steht, kommt nicht zweimal.',
        ],
      ],
    },
    {
      title: 'Das Machtwort',
      items: [
        [
          'GM-1 to GM-2, GM-4 to GM-5',
          '„Machtwort…“ ändert jederzeit Ziel, Stand, Grenze, Intervall, Frist und Titel, und das Menü der Aufgabe schließt sie so oder so ab. Im Verlauf steht, dass du es warst, und die Regeln machen von da an weiter. Wir legen fest: Eine Aufgabe, die vorbei ist, bleibt vorbei.',
        ],
        [
          'GM-3',
          '„Wieder öffnen“ lässt eine Aufgabe laufen, wie sie stand. Wir legen fest: Entschieden wird sie mit dem Nächsten, was ihr geschieht, damit Zeit bleibt, eine Zahl zu ändern.',
        ],
        [
          'GM-6 to GM-7',
          'In eine Dramatische Aufgabe steigt man zwischen den Runden ein und aus, in eine ausgedehnte Probe jederzeit. Sonst ändert sich nichts daran, wie eine Aufgabe begann.',
        ],
      ],
    },
  ],
}
