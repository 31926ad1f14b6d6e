// Files and edits that a page spells out. A block is headed by a line that names its file in code, and its kind says the
// rest: `diff` is an edit, everything else a new file.

/** @typedef {{ type: 'file' | 'edit', file: string, text: string }} Step */

/**
 * @param {string} markdown
 * @returns {Step[]} in order
 */
export const stepsIn = (markdown) =>
  [...markdown.matchAll(/^`([\w./-]+)`[^\n]*:\n\n```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ([, file = '', kind, text = '']) => ({
      type: kind === 'diff' ? 'edit' : 'file',
      file,
      text,
    }),
  )

/**
 * Edits as in a diff without its places: lines that stay begin with a space, new ones with +, old ones with −; `@@` parts
 * one edit from the next. What stays or goes has to be found once.
 *
 * @param {string} text
 * @param {string} diff
 * @returns {{ ok: true, text: string } | { ok: false, missing: string }}
 */
export function applyEdits(text, diff) {
  let now = text
  for (const edit of diff.split(/^@@.*\n/m).filter((part) => part.trim() !== '')) {
    const lines = edit.split('\n').filter((line) => line !== '')
    const side = (/** @type {string} */ own) =>
      lines
        .filter((line) => line.startsWith(' ') || line.startsWith(own))
        .map((line) => `${line.slice(1)}\n`)
        .join('')
    const before = side('-')
    if (before === '' || now.split(before).length !== 2) return { ok: false, missing: before }
    // A function, so that $ in the new text is no pattern.
    now = now.replace(before, () => side('+'))
  }
  return { ok: true, text: now }
}
