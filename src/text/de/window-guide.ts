import type { guideWindowEn } from '../en/window-guide'
import type { SameWords } from '../speak'

// The guide's window; what it says lies in guide/.

export const guideWindowDe: SameWords<typeof guideWindowEn> = {
  'guide.title': 'Handbuch',
  'guide.chapters': 'Kapitel',
  'guide.search': 'Ein Wort oder eine Regel suchen',
  'guide.found': (f) => (f.count === 1 ? '1 Stelle' : `${f.count} Stellen`),
  'guide.nothing': (f) => `Nichts über „${f.query}“. Versuch es mit weniger Buchstaben oder einem anderen Wort.`,
  'guide.ofRule': (f) => `${f.rule} im Handbuch`,
}
