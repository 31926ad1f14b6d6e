import type { Json } from '../../rules/core/units'

/** The format this version writes, and the highest it can read. */
export const FILE_FORMAT = 1

/** Makes what is of one format what the next one has; undefined when it is not what it must be. Never changes what it is given. */
export interface MigrationStep {
  /** What a file holds. */
  readonly payload: (payload: Json) => Json | undefined
  /** A record that a journal holds beyond its file. */
  readonly record: (record: Json) => Json | undefined
}

/** The step with number `n` leads from format `n` to format `n + 1`. */
export type MigrationSteps = Readonly<Record<number, MigrationStep>>

/**
 * One for each released format but the last. A step is never changed after its release: each has a frozen file of its format
 * in `tests/fixtures`, and a mistake in one is mended by the next.
 */
export const migrationSteps: MigrationSteps = {}

/**
 * A payload or a record as the present format has it, in memory only: the file stays as it is until something is saved, and
 * is not replaced before a backup of it is kept.
 *
 * @returns undefined where there is no way from that format, or it is not what a step expects
 */
export function migrated(
  what: keyof MigrationStep,
  value: Json,
  format: number,
  steps: MigrationSteps = migrationSteps,
  to = FILE_FORMAT,
): Json | undefined {
  let now: Json | undefined = value
  // A later format that allows older readers has added only what they may ignore.
  for (let at = format; at < to && now !== undefined; at += 1) now = steps[at]?.[what](now)
  return now
}
