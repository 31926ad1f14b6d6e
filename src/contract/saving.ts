import type { NotSaved } from './errors'

/**
 * Where the last change is. `journal` and `file` are both "Saved": neither a crash nor a power cut takes it away; with
 * `file` the campaign's own file holds it too. `not-saved` stays until what was in the way is gone.
 */
export type Saving =
  | { readonly is: 'journal' }
  /** `confirmed` is false where the volume cannot say that it is durable (some network drives). */
  | { readonly is: 'file'; readonly confirmed: boolean }
  | { readonly is: 'not-saved'; readonly error: NotSaved }
