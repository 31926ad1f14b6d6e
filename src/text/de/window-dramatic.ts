import type { dramaticEn, DramaticModifier } from '../en/window-dramatic'
import type { SameWords } from '../speak'
import { shortCard } from './dramatic-task'
import { count, list } from './say'

// The Dramatic Task panel, its begin form and why a roll counted as it did.

/** `+ 2`, `− 2`, as they stand between other figures. */
const apart = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`)
const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n))
const tokens = (n: number): string => count(n, 'Marker')
const rounds = (n: number): string => count(n, 'Runde', 'Runden')
const missing = (n: number): string => `${n} ${n === 1 ? 'fehlt' : 'fehlen'}`

const because = ({ why, value }: DramaticModifier, supported: string): string =>
  ({
    skill: apart(value),
    said: `${apart(value)} für diesen Wurf`,
    joker: `${apart(value)} für den Joker`,
    complication: `${apart(value)} für Kreuz`,
    'complication-of-supported': `${apart(value)} für ${supported === '' ? 'das fremde Kreuz' : `das Kreuz von ${supported}`}`,
    support: `${apart(value)} Unterstützung`,
  })[why]

const dice = (die: number, wild: boolean): string => (wild ? `W${die} und W6` : `W${die}`)

export const dramaticDe: SameWords<typeof dramaticEn> = {
  'dramatic.system': 'Dramatische Aufgabe',
  'dramatic.detail': (f) => {
    const others = f.others === 1 ? 'mit einer Person mehr' : `mit ${f.others} weiteren`
    const own = `${f.skill === null ? '' : `${f.skill} `}W${f.die}${f.modifier === 0 ? '' : ` ${apart(f.modifier)}`}`
    const who = f.others === 0 ? own : others
    return f.isScore ? `Stand zählt, ${who}` : who
  },
  'dramatic.turn': 'Jetzt handeln',
  'dramatic.lastRound': 'Letzte Runde',
  'dramatic.comingUp': (f) => (f.isOpen ? `${f.name}, Runde ${f.round} endet` : `${f.name}, Runde ${f.round}`),
  'dramatic.overScored': 'Beendet',
  'dramatic.standing': (f) => `${f.have} von ${count(f.need, 'Marker', 'Markern')}`,
  'dramatic.tokensLabel': (f) => `${f.have} von ${count(f.need, 'Marker', 'Markern')}`,
  'dramatic.step': (f) => `Schritt ${f.step} von ${f.steps}`,
  'dramatic.stepStands': (f) => `${f.skill}, ${f.have} von ${f.need}`,
  'dramatic.left': (f) => {
    const stands = f.isScore ? `${f.have} von ${f.need}` : missing(f.need - f.have)
    if (f.isOpen) return `Runde ${f.round} von ${f.rounds}, ${stands}`
    const left = Math.max(0, f.rounds - f.round)
    return f.round === 0
      ? `${rounds(f.rounds)}, ${stands}`
      : `noch ${left} von ${count(f.rounds, 'Runde', 'Runden')}, ${stands}`
  },
  'dramatic.leftBefore': (f) => `${rounds(f.left)} bis ${f.moment}`,
  'dramatic.used': (f) => (f.round === 0 ? 'vor der ersten Runde' : `Runde ${f.round} von ${f.rounds}`),
  'dramatic.reason': (f) =>
    ({
      'target-reached': f.moment,
      scored: `${f.have} von ${f.need}`,
      complication: 'durch die Komplikation',
      'time-up': `die letzte Runde ist vorbei, ${missing(f.need - f.have)}`,
      deadline: 'die Frist ist abgelaufen',
      abandoned: 'aufgegeben',
      gm: 'Machtwort',
    })[f.reason ?? ''] ?? '',

  'dramatic.cardWord': (f) => {
    if (!f.dealt) return 'Keine Karte'
    if (f.complication) return 'Komplikation'
    return f.joker ? 'Joker' : 'Kein Ärger'
  },
  'dramatic.cardEffect': (f) => {
    if (!f.dealt) return 'noch nicht verteilt'
    if (f.complication) return f.losesOne ? '−2, ein Fehlschlag kostet einen' : '−2, ein Fehlschlag beendet es'
    return f.joker ? '+2 auf die Würfe' : 'fürs Erste'
  },

  'dramatic.did': (f) => (f.tokens < 0 ? '1 Marker verloren' : f.tokens === 0 ? 'kein Marker' : tokens(f.tokens)),
  'dramatic.didSupport': (f) => (f.help === 0 ? `keine Hilfe für ${f.name}` : `${apart(f.help)} für ${f.name}`),
  'dramatic.didHold': 'wartet ab',
  'dramatic.didNothing': 'war nicht am Zug',
  'dramatic.toAct': (f) => {
    const parts = [
      ...(f.complication
        ? [f.isNow ? 'Kreuz' : f.losesOne ? 'Kreuz, ein Fehlschlag kostet einen' : 'Kreuz, ein Fehlschlag beendet es']
        : []),
      ...(f.joker ? ['+ 2'] : []),
      ...(f.support === 0 || f.isNow ? [] : [`${apart(f.support)} Unterstützung`]),
      ...(f.isNow ? ['ist dran'] : f.complication ? [] : ['kommt noch']),
    ]
    return parts.join(', ')
  },
  'dramatic.trait': (f) => `W${f.die}${f.modifier === 0 ? '' : ` ${apart(f.modifier)}`}${f.wild ? '' : ', Statist'}`,
  'dramatic.pickActor': (f) => `${f.name} ist jetzt dran`,
  'dramatic.acts': 'Wer mitmacht, der Reihe nach',

  'dramatic.say': (f) => {
    const who =
      f.supported !== null ? `${f.name ?? ''} unterstützt ${f.supported}: ` : f.name === null ? '' : `${f.name}: `
    const skill = f.skill === null ? '' : `${f.skill} `
    return [`${who}${skill}${dice(f.die, f.wild)}`, ...f.modifiers.map((one) => because(one, f.supported ?? ''))].join(
      ', ',
    )
  },
  'dramatic.sayModifier': (f) =>
    f.modifier === 0 ? (f.hasOthers ? 'kein weiterer Bonus' : 'kein Bonus') : `${apart(f.modifier)} für diesen Wurf`,
  'dramatic.sayMore': '4 oder mehr; je 4 darüber einer mehr.',
  'dramatic.sayDeal': (f) => `Runde ${f.round}: ${f.people === 1 ? 'eine Karte' : 'je eine Karte'}.`,
  'dramatic.sayDeck': (f) =>
    f.isReshuffled
      ? 'Zu wenige Karten übrig: Das Deck wird erst neu gemischt.'
      : `${count(f.left, 'Karte', 'Karten')} im Deck.`,
  'dramatic.sayAllActed': (f) => (f.people === 1 ? 'Gehandelt.' : 'Alle waren dran.'),
  'dramatic.sayEnds': (f) => {
    const parts = [
      ...(f.isLast ? ['Das war die letzte Runde.'] : []),
      ...(f.reshuffles ? ['Ein Joker: Das Deck wird neu gemischt.'] : []),
    ]
    return parts.join(' ')
  },
  'dramatic.sayUsedUp': 'Keine Runde mehr übrig. Ein Machtwort gibt mehr.',

  'dramatic.deal': 'Austeilen',
  'dramatic.enterCards': 'Karten eingeben',
  'dramatic.roll': 'Würfeln',
  'dramatic.enter': 'Eingeben',
  'dramatic.endRound': (f) => `Runde ${f.round} beenden`,
  'dramatic.back': 'Zurück',
  'dramatic.try': 'Versuchen',
  'dramatic.tryEffect': (f) => `${dice(f.die, f.wild)}, ${f.sum === 0 ? 'kein Bonus' : apart(f.sum)}, ab 4`,
  'dramatic.hold': 'Abwarten',
  'dramatic.holdEffect': 'kostet nur diesen Zug',
  'dramatic.complication': 'Eine Komplikation: versuchen oder abwarten',
  'dramatic.supportMenu': 'Jemanden unterstützen',
  'dramatic.supportWhom': (f) => `${f.name} unterstützen`,
  'dramatic.critical': 'Ein kritischer Fehlschlag fiel',
  'dramatic.tellMore': 'Was sich änderte…',
  'dramatic.modifier': 'Modifikator',
  'dramatic.modifierOf': 'Modifikator und Fertigkeit für diesen Wurf',
  'dramatic.skill': 'Fertigkeit',
  'dramatic.anySkill': 'irgendeine',

  'dramatic.whatRolled': (f) => `Was ${f.name} gewürfelt hat`,
  'dramatic.whatDealt': 'Welche Karten verteilt wurden',
  'dramatic.laneDie': (f) => `W${f.die}`,
  'dramatic.laneWild': 'Wild',
  'dramatic.laneCheck': 'dann W6',
  'dramatic.placeholder': (f) => (f.wild ? `W${f.die} / Wild` : `W${f.die}`),
  'dramatic.orTotal': 'oder Summe',
  'dramatic.entryEmpty': (f) => (f.wild ? `Erst W${f.die}, dann Wildcard-Würfel` : `Was der W${f.die} zeigt`),
  'dramatic.entryWild': 'Jetzt der Wildcard-Würfel',
  'dramatic.entryAce': (f) => `Die ${f.sides} ist ein Ass: noch ein W${f.sides}`,
  'dramatic.entryCheck': 'Eine 1: jetzt ein W6, oder „Gilt“, und er fällt hier',
  'dramatic.entryFace': (f) => `Ein W${f.sides} zeigt 1 bis ${f.sides}`,
  'dramatic.entryTooMany': (f) => `${count(f.extra, 'Würfel')} zu viel`,
  'dramatic.entryMeans': (f) => {
    const after = `${f.have} von ${f.need}`
    const club = f.ends ? ', die Aufgabe scheitert' : f.losesOne ? ', einer ist endgültig verloren' : ''
    if (f.isCritical) return `Ein kritischer Fehlschlag${club}: ${after}`
    const gained = f.tokens === 0 ? 'kein Marker' : tokens(f.tokens)
    return f.ends
      ? `${plain(f.total)}: misslungen, die Aufgabe scheitert`
      : `${plain(f.total)}: ${gained}${club}, ${after}`
  },
  'dramatic.entryHelps': (f) => {
    if (f.isCritical) return `Ein kritischer Fehlschlag: − 2 für ${f.name}`
    return `${plain(f.total)}: ${f.help === 0 ? 'keine Hilfe' : `${apart(f.help)} für ${f.name}`}`
  },

  'dramatic.cardsFields': 'Wert und Farbe: 10C, QH; JB und JR sind Joker',
  'dramatic.cardsNext': (f) =>
    f.name === null
      ? 'Wert, dann Farbe: C Kreuz, D Karo, H Herz, S Pik'
      : `Jetzt ${f.name}: Wert, dann Farbe (C D H S)`,
  'dramatic.cardsSuit': (f) =>
    `${f.rank}: welche Farbe? C Kreuz, D Karo, H Herz, S Pik${f.rank === 'J' ? '; B, R Joker' : ''}`,
  'dramatic.cardsUnknown': (f) => `${f.text} ist keine Karte. Wert und Farbe: 10C, QH; Joker JB, JR`,
  'dramatic.cardsOut': (f) => `${shortCard(f.card)} ist nicht mehr im Deck`,
  'dramatic.cardsTwice': (f) => `${shortCard(f.card)} gibt es nur einmal`,
  'dramatic.cardsTooMany': (f) => (f.people === 1 ? 'Eine Karte reicht' : `${f.people} Karten reichen`),
  'dramatic.cardsDone': (f) => {
    const parts = [
      ...(f.complications.length === 0 ? [] : [`Kreuz: ${list(f.complications)}`]),
      ...(f.jokers.length === 0 ? [] : [`Joker: ${list(f.jokers)}`]),
    ]
    return parts.length === 0 ? 'Weder Kreuz noch Joker' : parts.join('; ')
  },

  'dramatic.measure': 'Gemessen an',
  'dramatic.win': 'Ziel erreichen',
  'dramatic.score': 'Stand zählt',
  'dramatic.guideOne': 'Wie schwer, für eine Person',
  'dramatic.guideMany': (f) => `Angemessen für ${f.people}`,
  'dramatic.figure': (f) => `${f.tokens} in ${f.rounds}`,
  'dramatic.challenging': 'Herausfordernd',
  'dramatic.difficult': 'Schwierig',
  'dramatic.complex': 'Komplex',
  'dramatic.fair': (f) => `je ${f.rounds}`,
  'dramatic.tokens': 'Marker',
  'dramatic.rounds': 'Runden',
  'dramatic.people': 'Wer mitmacht',
  'dramatic.person': (f) => `Person ${f.place}`,
  'dramatic.die': 'Würfel',
  'dramatic.dieOption': (f) => `W${f.die}`,
  'dramatic.bonus': 'Bonus',
  'dramatic.wild': 'Wildcard',
  'dramatic.another': 'Noch jemand',
  'dramatic.drop': (f) => `Ohne ${f.name}`,
  'dramatic.steps': 'Schritte, der Reihe nach',
  'dramatic.stepSkill': (f) => `Fertigkeit für Schritt ${f.place}`,
  'dramatic.stepTokens': (f) => `Marker für Schritt ${f.place}`,
  'dramatic.skillColumn': 'Fertigkeit',
  'dramatic.addStep': 'Schritte',
  'dramatic.anotherStep': 'Noch ein Schritt',
  'dramatic.dropStep': (f) => `Ohne Schritt ${f.place}`,
  'dramatic.sameDie': 'gleich',
  'dramatic.skillDie': (f) => `${f.name}, Würfel für ${f.skill}`,
  'dramatic.skillBonus': (f) => `${f.name}, Bonus für ${f.skill}`,
  'dramatic.clubs': 'Ein Fehlschlag bei Kreuz',
  'dramatic.clubEnds': 'beendet es',
  'dramatic.clubCosts': 'kostet einen',
  'dramatic.sum': (f) => `${tokens(f.tokens)} in ${rounds(f.rounds)}.`,
  'dramatic.sumMore': (f) =>
    `${f.losesOne ? 'Ein Fehlschlag bei Kreuz kostet einen.' : 'Ein Fehlschlag bei Kreuz beendet es.'}${
      f.measure === 'score' ? ' Was gesammelt ist, zählt.' : ''
    }`,

  'dramatic.whyLane': (f) => `W${f.die}`,
  'dramatic.whyTotal': (f) =>
    f.modifiers.length === 0
      ? `${f.best} insgesamt.`
      : `${f.best} ${f.modifiers.map((one) => because(one, '')).join(' ')}: ${plain(f.total)}.`,
  'dramatic.whyTyped': (f) =>
    f.total === null
      ? 'Nur der kritische Fehlschlag wurde eingetippt.'
      : `Nur die Summe wurde eingetippt: ${plain(f.total)}.`,
  'dramatic.whyCheck': (f) =>
    f.isWild
      ? 'Beide Würfel zeigen 1: ein kritischer Fehlschlag.'
      : `Eine 1, dann ein W6${f.drawn ? ', hier gewürfelt' : ''}.`,
  'dramatic.whyCritical': 'Ein kritischer Fehlschlag misslingt bei jeder Summe.',
  'dramatic.whyTokens': (f) => {
    const lost = f.tokens > f.counted ? `; der Schritt brauchte ${f.counted}` : ''
    const what = f.tokens < 0 ? '1 Marker verloren' : f.tokens === 0 ? 'Kein Marker' : tokens(f.tokens)
    return `${what}${lost}: ${f.from} → ${f.to} von ${f.need}.`
  },
  'dramatic.whyClub': (f) =>
    f.losesOne ? 'Misslungen bei Kreuz: Einer weniger ist zu holen.' : 'Misslungen bei Kreuz: Die Aufgabe scheitert.',
  'dramatic.whyHelp': (f) =>
    f.help === 0
      ? `Keine Hilfe für ${f.name}.`
      : `${apart(f.help)} auf den nächsten Wurf von ${f.name} in dieser Runde${f.inAll === f.help ? '' : `, ${apart(f.inAll)} insgesamt`}.`,
}
