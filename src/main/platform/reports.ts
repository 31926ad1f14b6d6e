import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What is kept of a fault that ended a page, a helper process or a piece of work: what, when, and where in Longroll's own
 * files. No words of errors and no memory: either could hold a campaign.
 */
export interface Report {
  readonly at: string
  readonly version: string
  readonly event: string
  /** The error's name, or the system's reason. */
  readonly fault: string
  readonly frames: readonly string[]
}

export interface Reports {
  /** Never throws: it is called when something else has. */
  keep(report: Report): void
  /** Newest first. */
  all(): readonly Report[]
}

const KEPT = 20
const NAME = /^fault-[\dTZ-]+-[a-z-]+\.json$/

/** Reports lie in a folder of their own on this computer, and are sent nowhere. Synchronously: there may be no later. */
export function reportsIn(folder: string): Reports {
  const names = (): string[] =>
    readdirSync(folder)
      .filter((name) => NAME.test(name))
      .sort()
  return {
    keep: (report) => {
      try {
        mkdirSync(folder, { recursive: true })
        writeFileSync(
          join(folder, `fault-${report.at.replace(/[:.]/g, '-')}-${report.event}.json`),
          `${JSON.stringify(report)}\n`,
        )
        names()
          .slice(0, -KEPT)
          .forEach((name) => rmSync(join(folder, name), { force: true }))
      } catch {
        // A full disk is told where it hurts: at the campaign's file.
      }
    },
    all: () => {
      try {
        return names()
          .reverse()
          .flatMap((name) => read(join(folder, name)))
      } catch {
        return []
      }
    },
  }
}

function read(path: string): readonly Report[] {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isReport(value) ? [value] : []
  } catch {
    return []
  }
}

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'at' in value && 'event' in value && 'frames' in value
