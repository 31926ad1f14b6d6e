/** An error of a page, as it may be told: its name, and where it was in Longroll's own files. Never its words. */
export interface PageFault {
  readonly fault: string
  readonly frames: readonly string[]
}

const MOST_FRAMES = 12

/** An error's name as far as it is one word; anything else could be told by anybody. */
export const faultName = (error: unknown): string =>
  error instanceof Error ? (/^\w{1,60}$/.test(error.name) ? error.name : 'Error') : typeof error

/**
 * Where a stack was, as places in Longroll's own files: `main/index.js:1:234`. A stack also carries the error's words and
 * the folder that Longroll lies in; neither goes along.
 */
export function framesOf(error: unknown): readonly string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return stack
    .replaceAll('\\', '/')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .flatMap((line) => FRAME.exec(line.trim())?.[1] ?? [])
    .slice(0, MOST_FRAMES)
}

const FRAME = /((?:[\w.-]{1,80}\/)?[\w.-]{1,80}:\d{1,9}:\d{1,9})\)?$/
