import { epochMs, type EpochMs } from '../../../rules/core/units'

/** Why it was made: in passing, or because something was about to change that the GM may want back. */
export type BackupKind = 'auto' | 'before-restore' | 'before-migration'

/** What the name of a backup says; its content is a campaign file, byte by byte. */
export interface BackupName {
  /** Grows with each backup of a campaign, whatever the clock does. */
  readonly number: number
  readonly at: EpochMs
  readonly revision: number
  readonly kind: BackupKind
  /** Of the campaign file, as its header says. */
  readonly sha256: string
}

const NAME =
  /^(\d{8})_(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)_r(\d{1,15})_(auto|before-restore|before-migration)_([0-9a-f]{64})\.longroll$/

/** The name of a backup's file, from which `readBackupName` reads the same again. Safe on every system. */
export function backupName({ number, at, revision, kind, sha256 }: BackupName): string {
  const when = new Date(at).toISOString().replaceAll(':', '-')
  return `${String(number).padStart(8, '0')}_${when}_r${revision}_${kind}_${sha256}.longroll`
}

/** @returns null for what is no backup */
export function readBackupName(name: string): BackupName | null {
  const found = NAME.exec(name)
  if (found === null) return null
  const [, number, day, hour, minute, second, revision, kind, sha256] = found
  const at = Date.parse(`${day}T${hour}:${minute}:${second}`)
  if (sha256 === undefined || !isKind(kind) || Number.isNaN(at)) return null
  return { number: Number(number), at: epochMs(at), revision: Number(revision), kind, sha256 }
}

const isKind = (kind: string | undefined): kind is BackupKind =>
  kind === 'auto' || kind === 'before-restore' || kind === 'before-migration'
