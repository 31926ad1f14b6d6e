import type { storytellingEn } from '../en/window-storytelling'
import type { SameWords } from '../speak'
import { count, duration, signed } from './say'

// The Storytelling panel, its begin form and why a roll counted as it did.

/** With a space that does not break. */
const bonus = (n: number): string => (n < 0 ? `−\u00a0${-n}` : `+\u00a0${n}`)
const successes = (n: number): string => count(n, 'Erfolg', 'Erfolge')
const rolls = (n: number): string => count(n, 'Wurf', 'Würfe')
const again = (face: 10 | 9 | 8): string => `${face}er noch mal`

export const storytellingDe: SameWords<typeof storytellingEn> = {
  'storytelling.system': 'Storytelling',
  'storytelling.detail': (f) => `${f.attribute} + ${f.skill}${f.specialty ? ' + Spezialisierung' : ''}`,
  'storytelling.turn': 'Jetzt würfeln',
  'storytelling.rolls': (f) => `${f.name} würfelt`,
  'storytelling.lastRolls': (f) => `${f.name}, letzter Wurf`,
  'storytelling.lastRoll': 'Letzter Wurf',
  'storytelling.stand': (f) => `${f.have} von ${f.need}`,
  'storytelling.standing': (f) => `${f.have} von ${f.need} Erfolgen`,
  'storytelling.successes': 'Erfolge',
  'storytelling.justNow': (f) => `Erfolge, ${f.count} gerade eben`,
  'storytelling.noneJustNow': 'gerade eben kein Erfolg',
  'storytelling.kept': 'Erfolge behalten',
  'storytelling.dotsLabel': (f) => `${f.have} von ${f.need} Erfolgen`,
  'storytelling.left': (f) => `noch ${rolls(f.left)}`,
  'storytelling.leftBefore': (f) => `${rolls(f.left)} bis ${f.moment}`,
  'storytelling.reason': (f) =>
    ({
      'target-reached': 'Ziel erreicht',
      'rolls-exhausted': 'kein Wurf mehr übrig',
      deadline: 'die Frist ist abgelaufen',
      abandoned: 'aufgegeben',
      'dramatic-failure': 'ein dramatischer Fehlschlag',
      gm: 'Machtwort',
    })[f.reason ?? ''] ?? '',
  'storytelling.overExceptional': (f) => `${f.moment}, außergewöhnlich${f.text === null ? '' : `: ${f.text}`}`,
  'storytelling.say': (f) => {
    const dice = f.dice <= 0 ? 'Ein Glückswürfel' : count(f.dice, 'Würfel')
    return f.carried === 0 ? dice : `${dice}, ${bonus(f.carried)} mitgebracht`
  },
  'storytelling.sayModifier': (f) =>
    f.modifier === 0
      ? f.carried === 0
        ? 'kein Bonus'
        : 'kein weiterer Bonus'
      : `${bonus(f.modifier)} für diesen Wurf`,
  'storytelling.counts': (f) => {
    const more = f.again === 'none' || f.again === 10 ? '' : `, ${again(f.again)}`
    return `Ab 8 zählt${more}${f.rote ? ', Routine' : ''}.`
  },
  'storytelling.countsChance': 'Nur eine 10 zählt; eine 1 ist ein dramatischer Fehlschlag.',
  'storytelling.sayStopped': (f) => {
    const until =
      f.until === null ? '' : f.until === 'chapter' ? ' bis zum Ende des Kapitels' : ' bis zum Ende der Geschichte'
    return f.carried === 0
      ? `Als Nächstes ${count(f.dice, 'Würfel')}.`
      : `Als Nächstes ${count(f.dice, 'Würfel')}, ${bonus(f.carried)} mitgebracht${until}.`
  },
  'storytelling.sayExhausted': 'Ein besserer Pool gibt mehr Würfe.',
  'storytelling.modifier': 'Modifikator für diesen Wurf',
  'storytelling.roll': 'Würfeln',
  'storytelling.enter': 'Eingeben',
  'storytelling.whatRolled': (f) => `Was ${f.name} gewürfelt hat`,
  'storytelling.orCount': 'oder Anzahl',
  'storytelling.onlyCount': 'Erfolge',
  'storytelling.empty': (f) =>
    f.dice === 1 ? '1 Würfel, oder nur, ob er zählt' : `${f.dice} Würfel, oder nur, wie viele zählen`,
  'storytelling.chanceEmpty': 'Ein Würfel: 0 ist eine Zehn',
  'storytelling.roteEmpty': 'Routine: Tipp ein, wie viele am Ende zählen',
  'storytelling.toCome': (f) =>
    `${count(f.missing, 'Würfel kommt noch', 'Würfel kommen noch')}. ${successes(f.successes)} bisher`,
  'storytelling.again': (f) =>
    f.faces.length === 1
      ? `Die ${f.faces[0] ?? ''} fällt noch mal: ein Würfel mehr`
      : `${f.faces.length} Würfel fallen noch mal: ${f.faces.length} mehr`,
  'storytelling.complete': (f) => {
    const kind = f.successes === 0 ? 'Kein Erfolg' : successes(f.successes)
    return `${kind}${f.successes >= 5 ? ', außergewöhnlich' : ''}: ${f.have} von ${f.need}`
  },
  'storytelling.completeChance': (f) =>
    f.face === 1 ? 'Eine 1: ein dramatischer Fehlschlag' : f.face === 10 ? 'Eine 10: 1 Erfolg' : 'Kein Erfolg',
  'storytelling.badFace': (f) =>
    `Ein W10 zeigt 1 bis 10${f.kept.length === 0 ? '' : `. ${f.kept.length > 3 ? `Die ersten ${f.kept.length}` : f.kept.join(' und ')} ${f.kept.length === 1 ? 'bleibt' : 'bleiben'}`}`,
  'storytelling.tooMany': (f) => `${count(f.dice, 'Würfel')} insgesamt: ${f.extra} zu viel`,
  'storytelling.tooManySuccesses': (f) => `Nur ${count(f.dice, 'Würfel')}, und keiner fällt noch mal`,
  'storytelling.countMeans': (f) =>
    `${successes(f.successes)}${f.successes >= 5 ? ', außergewöhnlich' : ''}: ${f.have} von ${f.need}`,
  'storytelling.dramaticCondition': 'Zustand, falls es ein dramatischer Fehlschlag ist',
  'storytelling.conditionChoice': 'Ein Fehlschlag: wählen',
  'storytelling.exceptionalChoice': 'Außergewöhnlich: wählen',
  'storytelling.condition': 'Zustand',
  'storytelling.accept': (f) => (f.condition === '' ? 'Zustand annehmen' : `„${f.condition}“ annehmen`),
  'storytelling.acceptEffect': (f) =>
    f.left === 0 ? `${f.have} von ${f.need} bleiben; kein Wurf mehr übrig` : `weiter mit ${f.have} von ${f.need}`,
  'storytelling.refuse': 'Ablehnen',
  'storytelling.refuseEffect': (f) =>
    f.have === 0
      ? 'unterbrochen'
      : `${f.have === 1 ? 'der Erfolg ist' : `alle ${f.have} Erfolge sind`} verloren, unterbrochen`,
  'storytelling.dramatic': 'Dramatischer Fehlschlag',
  'storytelling.dramaticEffect': (f) =>
    `1 Beat${f.condition === '' ? '' : `, „${f.condition}“`}, unterbrochen, nächster Wurf −\u00a02`,
  'storytelling.reduceTarget': 'Ziel senken',
  'storytelling.reduceTargetEffect': (f) =>
    `Ziel ${f.from} → ${f.to}: ${f.missing <= 0 ? 'damit fertig' : `${f.missing} fehlen`}`,
  'storytelling.reduceInterval': 'Schneller arbeiten',
  'storytelling.reduceIntervalEffect': (f) => `jeder Wurf ${duration(f.from)} → ${duration(f.to)}`,
  'storytelling.endBonus': 'Abschlussbonus',
  'storytelling.endBonusEffect': (f) =>
    f.text === null ? 'zählt am Ende als außergewöhnlich' : `am Ende außergewöhnlich: ${f.text}`,
  'storytelling.resume': 'Wieder aufnehmen',
  'storytelling.resumeTitle': (f) => `Wieder aufnehmen: ${f.title}`,
  'storytelling.resumeDeadline': 'Frist ab jetzt',
  'storytelling.resumeFirst': (f) => `erster Wurf um ${f.moment}`,
  'storytelling.improve': 'Besserer Pool…',
  'storytelling.improveTitle': (f) => `Ein besserer Pool für ${f.name}`,
  'storytelling.improveExplain': 'Jeder Würfel mehr im Grundpool ist ein Wurf mehr.',
  'storytelling.improveDo': 'Verbessern',
  'storytelling.sayMore': 'Was sich änderte…',

  'storytelling.guide': 'Wie schwer',
  'storytelling.guide5': 'Wer es kann und das Werkzeug hat',
  'storytelling.guide10': 'Schwierig, Arbeit für Profis',
  'storytelling.guide20': 'Sehr schwierig',
  'storytelling.pool': 'Pool',
  'storytelling.attribute': 'Attribut',
  'storytelling.skill': 'Fertigkeit',
  'storytelling.specialty': 'Spezialisierung',
  'storytelling.specialtyApplies': 'passt',
  'storytelling.equipment': 'Ausrüstung',
  'storytelling.sumDice': (f) => (f.dice <= 0 ? 'Ein Glückswürfel je Wurf.' : `${count(f.dice, 'Würfel')} je Wurf.`),
  'storytelling.sumBase': (f) => `Grundpool ${f.base}, also höchstens ${rolls(f.base)}.`,
  'storytelling.time': 'Gegen die Zeit',
  'storytelling.target': 'Ziel',
  'storytelling.interval': 'Jeder Wurf dauert',
  'storytelling.first': (f) => `erster um ${f.moment}`,
  'storytelling.deadline': 'Frist',
  'storytelling.deadlineAt': (f) => `um ${f.moment}`,
  'storytelling.fit': (f) =>
    `${f.fit} von ${count(f.max, 'Wurf', 'Würfen')} ${f.fit === 1 ? 'passt' : 'passen'} vor ${f.moment}`,
  'storytelling.allFit': (f) => `${rolls(f.max)}, keine Frist`,
  'storytelling.options': (f) =>
    `${f.again === 'none' ? 'nichts noch mal' : again(f.again)}, ${f.rote ? 'Routine' : 'keine Routine'}, ${f.keeps ? 'darf wieder aufgenommen werden' : 'verfällt'}`,
  'storytelling.againLabel': 'Würfel, die noch mal fallen',
  'storytelling.again10': again(10),
  'storytelling.again9': again(9),
  'storytelling.again8': again(8),
  'storytelling.againNone': 'keine',
  'storytelling.rote': 'Routinehandlung',
  'storytelling.keeps': 'Darf wieder aufgenommen werden',
  'storytelling.endBonusText': 'Abschlussbonus, falls es ein außergewöhnlicher Erfolg wird',

  'storytelling.whyPool': (f) => {
    const parts = [
      ...(f.carried === 0 ? [] : [`${signed(f.carried)} mitgebracht`]),
      ...(f.modifier === 0 ? [] : [`${signed(f.modifier)} für den Wurf`]),
    ]
    return `${count(f.dice, 'Würfel')}${parts.length === 0 ? '' : `, darin ${parts.join(' und ')}`}.`
  },
  'storytelling.whyChance': 'Ein Glückswürfel: Der Pool war 0 oder weniger. Nur eine 10 zählt.',
  'storytelling.whyCounts': (f) => {
    const more = f.fellAgain === 0 ? '' : `; ${count(f.fellAgain, 'Würfel fiel', 'Würfel fielen')} noch mal`
    return `Ab 8 zählt${more}${f.rote ? '; Routine: Was nicht zählte, wurde noch einmal geworfen' : ''}.`
  },
  'storytelling.whyOnlyCount': (f) => `Nur die Anzahl wurde eingegeben: ${f.successes}.`,
  'storytelling.whyChanged': (f) => `${f.from} → ${f.to} von ${f.need}.`,
}
