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
        ['', '{act:guide} öffnet dieses Handbuch bei der Aufgabe, an der du bist.'],
      ],
    },
  ],
}

export const keysDe: GuideChapter = {
  title: 'Tasten',
  lead: 'Alles geht mit der Tastatur. Die Tastenkürzel stehen hier so, wie sie jetzt sind; geändert werden sie in den Einstellungen.',
  // Davor stehen alle Tastenkürzel des Fensters, aus dem Verzeichnis der Handlungen.
  sections: [
    {
      title: 'In Dialogen und Listen',
      items: [
        ['', 'Tab geht weiter, {key:enter} nimmt an, Esc schließt und bringt dich zurück, wo du warst.'],
        ['', 'Auf und ab gehen durch die Möglichkeiten einer Wahl, durch Menüs und die Kapitel dieses Handbuchs.'],
        [
          '',
          '{key:shift+f10} oder die Menütaste öffnet das Menü dessen, worin du bist: Feld, Aufgabe, Zeile im Verlauf.',
        ],
        ['', 'Solange du in ein Feld schreibst, gehören Buchstaben dem Feld. Tasten wie {key:mod+k} wirken auch dort.'],
      ],
    },
    {
      title: 'Würfel und Zahlen',
      items: [
        [
          '',
          'Augen tippst du hintereinander; Leerzeichen, Komma oder Schrägstrich trennt, was als eins gelesen werden könnte.',
        ],
        ['', 'Auf und ab ändern eine Zahl um eins.'],
        [
          '',
          'In einem Mod-Dot-Feld sind W, T und L gewonnen, unentschieden und verloren, wie es fällt; {key:backspace} nimmt das letzte zurück.',
        ],
      ],
    },
    {
      title: 'Eine Aufgabe beginnen',
      items: [
        ['', '{key:alt+1} bis {key:alt+9} nehmen die Vorlage an dieser Stelle der Liste.'],
        ['', '{key:mod+enter} beginnt die Aufgabe aus jedem Feld.'],
      ],
    },
    {
      title: 'Auf der Seite des Verlaufs',
      items: [
        ['', '{key:enter} in der Suche geht zum Treffer davor, {key:shift+enter} zu dem danach.'],
        ['', '{key:home} und {key:end} in der Liste führen zur ersten und zur letzten Zeile, wie lang sie auch ist.'],
      ],
    },
    {
      title: 'In der Spielansicht',
      items: [
        ['', '{key:f11} füllt den Bildschirm, Esc verlässt ihn. B verdunkelt die Ansicht, was es auch anderswo tut.'],
      ],
    },
  ],
}
