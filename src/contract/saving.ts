import type { NotSaved } from './errors'

/**
 * Where the last change is. `journal` and `file` are both "Saved": neither a crash nor a power cut takes it away; with
 * `file` the campaign's own file holds it too. `not-saved` stays until what was in the way is gone.
 */
export type Saving =
  | { readonly is: 'journal' }
  | {
      readonly is: 'file'
      /** False where the volume does not confirm it (some network drives). */ readonly confirmed: boolean
    }
  | { readonly is: 'not-saved'; readonly error: NotSaved }
