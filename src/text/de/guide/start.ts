import type { GuideChapter } from '../../guide'

export const startDe: GuideChapter = {
  title: 'Die erste Minute',
  lead: 'Longroll behält Aufgaben im Griff, die viele Würfe gegen die Zeit brauchen: was gesammelt ist, wer als Nächstes würfelt, wann, und die Chance, es zu schaffen.',
  sections: [
    {
      title: 'Auf einen Blick',
      items: [
        [
          '',
          'Jeder Charakter hat ein Feld. Von oben nach unten: wer, was, wie weit, was noch bleibt, die Chance, was zu würfeln ist, und eine Zeile zum Handeln.',
        ],
        [
          '',
          'Ein Feld ist gefüllt: Sein Wurf ist der nächste. Ein umrandetes wartet auf eine Wahl. Bernstein heißt, die Zeit ist knapp.',
        ],
        ['', 'Links: was in der Spielzeit kommt, die Timer am Tisch und was geschah.'],
      ],
    },
    {
      title: 'Eine Sitzung',
      items: [
        [
          '',
          '„Charakter hinzufügen“, dann „Aufgabe beginnen“: Wähl das System, gib ihr einen Titel und dreh an den Zahlen, bis die Chance passt.',
        ],
        [
          '',
          '„Würfeln“ würfelt hier. „Eingeben“ nimmt, was auf dem Tisch fiel: Tipp die Augen ein oder nur die Anzahl.',
        ],
        ['', '„Zum Nächsten“ stellt die Uhr auf das, was zuerst kommt; tipp eine Dauer ein, um sie weiter zu stellen.'],
        ['', 'Vertan? Rückgängig, so weit du willst. Etwas Älteres: Öffne seine Zeile im Verlauf.'],
        ['', 'Schreib Notizen unten am Verlauf; auch jeder Wurf nimmt eine.'],
      ],
    },
    {
      title: 'Wo was steht',
      items: [
        [
          '',
          'Die Regeln stehen hier so, wie sie gezählt werden, mit den Nummern, die der Verlauf nennt. Wo der Text des Spiels schweigt, heißt es „Wir legen fest“.',
        ],
        ['', 'F1 öffnet dieses Handbuch bei der Aufgabe, an der du bist.'],
      ],
    },
  ],
}

export const keysDe: GuideChapter = {
  title: 'Tasten',
  lead: 'Alles geht mit der Tastatur.',
  sections: [
    {
      title: 'Im Fenster der Kampagne',
      items: [
        ['', '1 bis 9: das Feld mit dieser Nummer.'],
        ['', 'R: würfeln für das Feld, in dem du bist, sonst für den nächsten fälligen Wurf. E: eingeben, was fiel.'],
        ['', '+ und −: der Modifikator des nächsten Wurfs.'],
        ['', 'N: eine neue Aufgabe. T: ein Timer. A: die Uhr vorrücken. S: der Alarm ist gesehen.'],
        ['', 'Strg Z: rückgängig. Strg Umschalt Z: wiederholen. Strg S: jetzt in die Datei.'],
        ['', 'F1: dieses Handbuch, bei der Aufgabe, in der du bist.'],
      ],
    },
    {
      title: 'In Dialogen und Listen',
      items: [
        ['', 'Tab geht weiter, Eingabe nimmt an, Esc schließt und bringt dich zurück, wo du warst.'],
        ['', 'Auf und ab gehen durch die Möglichkeiten einer Wahl, durch Menüs und die Kapitel dieses Handbuchs.'],
      ],
    },
  ],
}
