import type { Numbers } from '../../../src/rules/odds/numbers'

/** An exact fraction, in lowest terms, its denominator above 0. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a < 0n ? -a : a
}

export function fraction(over: bigint, under: bigint): Fraction {
  if (over === 0n) return zero
  const common = gcd(over, under)
  return { over: over / common, under: under / common }
}

const zero: Fraction = { over: 0n, under: 1n }
const one: Fraction = { over: 1n, under: 1n }

export const add = (a: Fraction, b: Fraction): Fraction =>
  a.over === 0n ? b : b.over === 0n ? a : fraction(a.over * b.under + b.over * a.under, a.under * b.under)

export const times = (a: Fraction, b: Fraction): Fraction =>
  a === one ? b : b === one ? a : fraction(a.over * b.over, a.under * b.under)

export const isMore = (a: Fraction, b: Fraction): boolean => a.over * b.under > b.over * a.under

export const isOne = ({ over, under }: Fraction): boolean => over === under

/** Right to the last digit of a double, however long the fraction is. */
export function toDouble({ over, under }: Fraction): number {
  if (over === 0n) return 0
  const length = (n: bigint): number => n.toString(2).length
  // As many binary digits of the quotient as a double holds and some more, wherever they begin.
  const shift = BigInt(64 - (length(over) - length(under)))
  const digits = shift >= 0n ? (over << shift) / under : over / (under << -shift)
  return Number(digits) * 2 ** -Number(shift)
}

export const fractions: Numbers<Fraction> = {
  zero,
  one,
  ratio: (of, among) => fraction(BigInt(of), BigInt(among)),
  add,
  times,
}
