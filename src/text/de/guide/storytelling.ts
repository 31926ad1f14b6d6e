import type { GuideChapter } from '../../guide'

export const storytellingDe: GuideChapter = {
  title: 'Storytelling',
  lead: 'Eine ausgedehnte Handlung: Wurf für Wurf werden Erfolge gesammelt, jeder dauert sein Intervall, und der Pool sagt, wie viele Würfe es gibt.',
  sections: [
    {
      title: 'Der Pool',
      items: [
        [
          'WOD-1 to WOD-2',
          'Attribut + Fertigkeit + 1 für eine Spezialisierung + Ausrüstung. Ohne die Ausrüstung ist es der Grundpool: So viele Würfe hat die Handlung, und nicht mehr.',
        ],
        [
          'WOD-3 to WOD-5',
          'Eine 8, 9 oder 10 ist ein Erfolg. Eine 10 wird noch mal geworfen und zählt noch mal; Kampagne oder Aufgabe können 9, 8 oder keine sagen. Bei Routine wird jeder Würfel ohne Erfolg einmal neu geworfen.',
        ],
        [
          'WOD-6 to WOD-7',
          'Ein Pool von 0 oder weniger ist ein Glückswürfel: Nur eine 10 zählt, und eine 1 ist ein dramatischer Fehlschlag. Mit einem Grundpool von 0 geht gar nichts.',
        ],
        [
          'WOD-37 to WOD-38',
          'Ein Ziel von 5 ist Arbeit für jemanden, der es kann und das Werkzeug hat, 10 schwierige Arbeit für Profis, 20 sehr schwierig. Ziele gehen bis 100, Pools bis 30 Würfel.',
        ],
      ],
    },
    {
      title: 'Nach einem Wurf',
      items: [
        [
          'WOD-8 to WOD-11, WOD-20',
          'Erfolge sammeln sich, immer. Keiner ist ein Fehlschlag, fünf oder mehr sind außergewöhnlich. Das Ziel erreicht heißt geschafft, sofort.',
        ],
        [
          'WOD-12 to WOD-13, WOD-21',
          'Ein Fehlschlag fragt: einen Zustand nehmen und weitermachen, oder ablehnen und das Gesammelte verlieren. Einen Zustand aufzulösen bringt einen Beat.',
        ],
        [
          'WOD-14 to WOD-15',
          'Ein Fehlschlag darf für einen Beat als dramatischer genommen werden: Der Versuch ist unterbrochen, mit einem Zustand und −2 auf den ersten Wurf des nächsten. Wir legen fest: Der dramatische Fehlschlag eines Glückswürfels selbst bringt keinen.',
        ],
        [
          'WOD-16 to WOD-19',
          'Außergewöhnlich: das Ziel um die Punkte der Fertigkeit senken, oder schneller arbeiten (jeder Wurf dauert drei Viertel, immer wieder, wenn wieder gewählt), oder den Abschlussbonus nehmen. Wir legen fest: Ein solcher Wurf, der die Handlung auch beendet, nimmt den Bonus von selbst.',
        ],
      ],
    },
    {
      title: 'Wenn es vorher endet',
      items: [
        [
          'WOD-22 to WOD-25',
          'Kein Wurf mehr übrig, keiner passt mehr vor die Frist, aufgegeben oder ein dramatischer Fehlschlag: Sie ist unterbrochen. Ob sie wieder aufgenommen werden kann, wird beim Beginnen gesagt.',
        ],
        [
          'WOD-26 to WOD-33',
          'Unter einem Viertel des Ziels sind die Erfolge verloren; ab einem Viertel bleiben sie; ab der Hälfte beginnt der nächste Versuch im selben Kapitel mit +2, ab drei Vierteln in derselben Geschichte mit +4. Wir legen fest: Ein +4 überlebt sein Kapitel, und das −2 eines dramatischen Fehlschlags bleibt, bis es verbraucht ist.',
        ],
        [
          'WOD-34 to WOD-36',
          'Wieder aufgenommen hat sie die Würfe, die noch übrig waren, und eine eigene Frist. Ohne Würfe braucht sie erst mehr Punkte: so viele Würfe mehr, wie der Pool wuchs. Wir legen fest: Wer einen Zustand ablehnt, hat die Würfe trotzdem gemacht.',
        ],
        [
          'WOD-39',
          'Wir legen fest: Eine Grenze durch ein Machtwort ist die höchste Zahl von Würfen der ganzen Handlung; später gekaufte Punkte kommen noch dazu.',
        ],
      ],
    },
  ],
}
