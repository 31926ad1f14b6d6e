import type { FileTrouble, NotSaved } from './errors'

/**
 * Where the last change is. `journal` and `file` are both "Saved": neither a crash nor a power cut takes it away; with
 * `file` the campaign's own file holds it too. `noBackup`: why there is no backup of what the file holds; left out when there is. `not-saved` stays until what was in the way is gone.
 */
export type Saving =
  | { readonly is: 'journal'; readonly noBackup?: FileTrouble }
  /** `confirmed` is false where the volume cannot say that it is durable (some network drives). */
  | { readonly is: 'file'; readonly confirmed: boolean; readonly noBackup?: FileTrouble }
  | { readonly is: 'not-saved'; readonly error: NotSaved }
  /**
   * Somebody else wrote the file while changes were made here. Nothing is overwritten until the GM has chosen; what is
   * here is safe, and lies in a file of its own at `copy` (null: that could not be written yet).
   */
  | { readonly is: 'conflict'; readonly copy: string | null }
  /** It can only be looked at: nothing is ever saved. */
  | { readonly is: 'looked-at'; readonly why: LookedAt }

export type LookedAt =
  /** A later Longroll wrote it. */
  { readonly why: 'too-new'; readonly fileVersion: number } | { readonly why: 'damaged' }
