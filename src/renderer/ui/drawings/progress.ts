import { t } from '../../words'

/**
 * How a drawing of progress is heard: as progress, with its count in words. Where no end is known it is no progress but a
 * picture of what there is: "12 of 12" would be wrong, and the end none of a player's business.
 * @param words what it comes to, "2 of 7 successes"
 */
export const progressOf = (
  have: number,
  need: number,
  words: string,
  hasEnd = need > 0,
): Record<string, string | number> =>
  hasEnd
    ? {
        role: 'progressbar',
        'aria-label': t('drawing.progress'),
        'aria-valuemin': 0,
        'aria-valuemax': need,
        'aria-valuenow': Math.min(Math.max(have, 0), need),
        'aria-valuetext': words,
      }
    : { role: 'img', 'aria-label': words }
