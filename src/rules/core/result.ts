/** What a function that can be refused answers. Bugs throw; what a GM can cause comes back as a value. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

/** The result of what was done. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

/** The result of what was not done, and why. */
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error })

/**
 * For the `default` of a switch over a union: a forgotten case does not compile.
 *
 * @throws Error when it is reached all the same (a bug)
 */
export function assertNever(value: never): never {
  throw new Error(`Not a known case: ${JSON.stringify(value)}`)
}
