export { duration, signed } from '../figures'

/** `1 roll`, `3 rolls`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** `Ann`, `Ann and Bo`, `Ann, Bo and Cy`. */
export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
