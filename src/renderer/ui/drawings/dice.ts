/** Dice that can be drawn. A percentile throw is two d10: tens and units. */
export type DieSides = 4 | 6 | 8 | 10 | 12

/**
 * How a die stands: `counts` is filled, `neutral` plain, `to-come` dashed (it is asked for), `wrong` red (it cannot be),
 * `empty` an outline.
 */
export type DieState = 'counts' | 'neutral' | 'to-come' | 'wrong' | 'empty'

interface DieShape {
  readonly outline: string
  /** Inner edges; left out below 28 px. */
  readonly edges: string
  /** Where the figure stands, large and small. */
  readonly text: number
  readonly smallText: number
}

/** 40 x 40 each. The d6 is a rounded square, drawn as a path like the others. */
export const dieShapes: Readonly<Record<DieSides, DieShape>> = {
  4: { outline: 'M20 4.5 37 34.5H3z', edges: '', text: 28.5, smallText: 30.5 },
  6: {
    outline:
      'M11.5 5h17a6.5 6.5 0 0 1 6.5 6.5v17a6.5 6.5 0 0 1-6.5 6.5h-17A6.5 6.5 0 0 1 5 28.5v-17A6.5 6.5 0 0 1 11.5 5z',
    edges: '',
    text: 25.3,
    smallText: 27,
  },
  8: {
    outline: 'M20 2 36 11.5v17L20 38 4 28.5v-17z',
    edges: 'M20 2 36 28.5H4zM4 11.5 4 28.5M36 11.5v17',
    text: 26,
    smallText: 26.5,
  },
  10: {
    outline: 'M20 2 37.5 16v7.5L20 38 2.5 23.5V16z',
    edges: 'M20 2 31.5 21.5 20 28.5 8.5 21.5zM20 28.5V38M31.5 21.5l6 2M8.5 21.5l-6 2',
    text: 23.4,
    smallText: 26,
  },
  12: {
    outline: 'M20 2.5 30.3 5.8 36.6 14.6v10.8L30.3 34.2 20 37.5 9.7 34.2 3.4 25.4V14.6L9.7 5.8z',
    edges:
      'm20 9.5 10 7.3-3.8 11.7H13.8L10 16.8zM20 9.5v-7M30 16.8l6.6-2.2M26.2 28.5l4.1 5.7M13.8 28.5l-4.1 5.7M10 16.8l-6.6-2.2',
    text: 25.5,
    smallText: 26.5,
  },
}
