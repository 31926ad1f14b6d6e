import type { Json } from '../../rules/core/units'

/** The format this version writes, and the highest it can read. */
export const FILE_FORMAT = 1

/** The step with number `n` makes a payload of format `n` one of format `n + 1`. It never changes what it is given. */
export type MigrationSteps = Readonly<Record<number, (payload: Json) => Json | undefined>>

/**
 * One for each released format but the last. A step is never changed after its release: each has a frozen file of its format
 * in `tests/fixtures`, and a mistake in one is mended by the next.
 */
export const migrationSteps: MigrationSteps = {}

/**
 * A payload as the present format has it, in memory only: the file stays as it is until something is saved, and then a
 * backup of it is kept.
 *
 * @returns undefined where there is no way from that format, or the payload is not what a step expects
 */
export function migrated(
  payload: Json,
  format: number,
  steps: MigrationSteps = migrationSteps,
  to = FILE_FORMAT,
): Json | undefined {
  let now: Json | undefined = payload
  // A later format that allows older readers has added only what they may ignore.
  for (let at = format; at < to && now !== undefined; at += 1) now = steps[at]?.(now)
  return now
}
