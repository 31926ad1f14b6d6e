export { duration, signed } from '../figures'

/** `1 Wurf`, `3 Würfe`. Where one and many read alike, one form is enough. */
export const count = (n: number, one: string, many = one): string => `${n} ${n === 1 ? one : many}`

/** `Ann`, `Ann und Bo`, `Ann, Bo und Cy`. */
export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1) ?? ''}`
