import type { DiceLane, Judge } from './judge'

/*
  How typed text becomes faces. One key is one face where a face has one figure (`0` is 10 on a d10), and the field puts
  the space after it by itself. Who puts spaces or commas of their own is taken at their word: then `10` is a ten and `11`
  on a d10 is wrong, not two ones.
*/

const SEPARATORS = /[\s,;/]+/

export interface FacesTyped {
  readonly faces: readonly number[]
  /** A figure that is not a whole face yet: the 0 of 05, the 1 of 12. */
  readonly isHalf: boolean
}

/**
 * Reads what stands in the field.
 *
 * @param ownSpaces whether the GM separates the faces; then figures that stand together are one face
 */
export function readFaces(text: string, judge: Judge, ownSpaces: boolean): FacesTyped {
  const faces: number[] = []
  let isHalf = false
  for (const token of text.split(SEPARATORS).filter((part) => part !== '')) {
    if (!/^\d+$/.test(token)) {
      faces.push(Number.NaN)
      continue
    }
    const sides = judge(faces).next
    if (sides === 100) {
      isHalf = token === '0'
      if (!isHalf) faces.push(token === '00' ? 100 : Number(token))
    } else if (sides === 12) {
      isHalf = token === '1' && !ownSpaces && text.endsWith('1')
      faces.push(Number(token))
    } else if (ownSpaces || token === '10') {
      faces.push(sides === 10 && token === '0' ? 10 : Number(token))
    } else {
      for (const figure of token) faces.push(judge(faces).next === 10 && figure === '0' ? 10 : Number(figure))
    }
  }
  return { faces, isHalf }
}

/** The field's text for faces typed one key each, with the space (or the lane's stroke) for the next one behind them. */
export function writeFaces(typed: FacesTyped, judge: Judge): string {
  const { lanes, next } = judge(typed.faces)
  const named = lanes.filter((lane) => lane.label !== undefined)
  if (named.length < 2) {
    const text = typed.faces.join(' ')
    return text === '' || typed.isHalf || next === null || next === 100 ? text : `${text} `
  }
  const parts = named.map((lane) => typedIn(lane).join(' ')).filter((part) => part !== '')
  const startsLane =
    next !== null &&
    named.some(
      (lane, i) => i > 0 && typedIn(lane).length === 0 && typedIn(named[i - 1]).length > 0 && !wants(named[i - 1]),
    )
  return parts.join(' / ') + (next === null || typed.faces.length === 0 ? '' : startsLane ? ' / ' : ' ')
}

const typedIn = (lane: DiceLane | undefined): readonly (number | string)[] =>
  (lane?.dice ?? []).flatMap((die) => (die.face === null ? [] : [die.face]))

const wants = (lane: DiceLane | undefined): boolean => (lane?.dice ?? []).some((die) => die.face === null)

/** The first key `1` and the second `0`, then a space: whoever puts spaces meant a ten. */
export const meantTen = (faces: readonly number[]): boolean => faces.length === 2 && faces[0] === 1 && faces[1] === 10

/** Whole numbers with either minus sign; null for anything else. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace('−', '-').replace(/^\+/, '')
  return /^-?\d{1,4}$/.test(plain) ? Number(plain) : null
}
