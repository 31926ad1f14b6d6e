import type { GuideChapter } from '../../guide'

export const dramaticDe: GuideChapter = {
  title: 'Dramatische Aufgabe',
  lead: 'Marker gegen Runden, für Savage Worlds. Eine Karte in jeder Runde sagt, wer Ärger hat.',
  sections: [
    {
      title: 'Was es braucht',
      items: [
        [
          'DT-1 to DT-2, DT-5',
          'Für eine Person: herausfordernd sind 4 Marker in 3 Runden, schwierig 6 in 4, komplex 8 in 5. Für mehrere ist je Person und Runde ein Marker angemessen; das gilt, wo nichts anderes gesagt ist.',
        ],
        [
          'DT-3 to DT-4, DT-22 to DT-23',
          'Entweder ist das Ziel zu erreichen, oder der Stand zählt: Dann gilt jeder Marker für sich. Schritte kommen der Reihe nach, jeder mit seiner Fertigkeit; Marker über einen Schritt hinaus sind verloren, und ein fertiger Schritt bleibt fertig.',
        ],
        [
          'DT-6, DT-R3',
          'Wer mitmacht, hat einen Würfel und Modifikator für jede Fertigkeit, und andere, wo du sie einträgst; W4 − 2 ist ungelernt. Wir legen fest: Mit einem Wurf darf jede Fertigkeit genannt werden.',
        ],
      ],
    },
    {
      title: 'Eine Runde',
      items: [
        [
          'DT-7 to DT-9, DT-14',
          'Alle bekommen eine Karte aus dem einen Deck der Kampagne, von der App oder eingetippt. Nach einer Runde mit Joker werden alle 54 Karten gemischt.',
        ],
        [
          'DT-10 to DT-13',
          'Jede Person handelt einmal: würfelt, unterstützt oder wartet ab. Ein Joker gibt +2. Die Runde vergeht, wenn du sie beendest; wer nicht dran war, verzichtet.',
        ],
        [
          'DT-R1, DT-R7',
          'Wir legen fest: Das Deck wird neu gemischt, bevor es für ein Austeilen zu wenige Karten hat, und wenn eine Aufgabe mit offenem Joker entfernt wird.',
        ],
        [
          'DT-R4',
          'Wir legen fest: Wer abwartet, behält die bekommene Unterstützung; und zwischen den Runden hat niemand eine Karte, war niemand dran und hat niemand Unterstützung.',
        ],
      ],
    },
    {
      title: 'Ein Wurf',
      items: [
        [
          'DT-15 to DT-18',
          'Der Fertigkeitswürfel und ein W6 daneben, der bessere zählt; Statisten haben nur den Fertigkeitswürfel. Höchste Zahlen werden noch mal geworfen und dazugezählt. 4 oder mehr ist ein Marker, je volle 4 darüber einer mehr.',
        ],
        [
          'DT-19 to DT-21',
          'Zwei Einsen sind ein kritischer Fehlschlag: misslungen, und der Schritt verliert einen Marker. Die 1 eines Statisten braucht dazu eine 1 auf einem weiteren W6.',
        ],
        [
          'DT-24, DT-R8 to DT-R9',
          'Auch nur die Summe darf getippt werden: Sie gilt. Wir legen fest: Sie ist nie ein kritischer Fehlschlag, außer du sagst es, und den weiteren W6 eines Statisten würfelt die App, wo du ihn nicht tippst.',
        ],
      ],
    },
    {
      title: 'Kreuz, Unterstützung und das Ende',
      items: [
        [
          'DT-25 to DT-29, DT-R2',
          'Kreuz ist −2, und ein misslungener Wurf lässt dann die Aufgabe scheitern; zählt der Stand, ist einer weniger zu holen. Abwarten ist immer sicher. Wir legen fest: Ein kritischer Fehlschlag bei Kreuz nimmt zuerst seinen Marker.',
        ],
        [
          'DT-30 to DT-35',
          'Ein Erfolg hilft mit +1, eine Erhöhung mit +2, ein kritischer Fehlschlag hindert mit −2; alles zusammen höchstens +4, für einen Wurf in dieser Runde. Die Aufgabe kostet es nichts.',
        ],
        [
          'DT-36 to DT-38, DT-40 to DT-41',
          'Das Ziel erreicht ist sofort geschafft; die letzte Runde vorbei ist gescheitert, oder der Stand steht; aufgegeben ist sie gescheitert. Bis zu zwölf machen mit und kommen und gehen zwischen den Runden.',
        ],
        [
          'DT-39, DT-R5 to DT-R6',
          'Ein Machtwort ändert Ziel, Marker, Runden und die Dauer einer Runde. Wir legen fest: Marker, die es über einen Schritt hinaus gibt, gehen mit dem Schritt verloren, und eine wieder geöffnete Aufgabe macht in ihrer Runde weiter.',
        ],
      ],
    },
  ],
}
