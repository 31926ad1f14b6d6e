// The guide's window; what it says lies in guide/.

export const guideWindowEn = {
  'guide.title': 'Guide',
  'guide.chapters': 'Chapters',
  'guide.search': 'Look for a word or a rule',
  'guide.found': (f: { count: number }) => (f.count === 1 ? '1 place' : `${f.count} places`),
  'guide.nothing': (f: { query: string }) => `Nothing about “${f.query}”. Try fewer letters or another word.`,
  'guide.ofRule': (f: { rule: string }) => `${f.rule} in the guide`,
} as const
