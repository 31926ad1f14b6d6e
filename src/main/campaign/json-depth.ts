/** More than any campaign has, and little enough for whatever walks through it by calling itself. */
export const DEEPEST = 200

const QUOTE = 0x22
const ESCAPE = 0x5c

/**
 * Whether JSON is nested deeper than a campaign can be. Asked of its bytes: what is nested a hundred thousand times can be
 * parsed, but not written again, and whoever made it knew that.
 */
export function isTooDeep(json: Uint8Array, most = DEEPEST): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case QUOTE:
        at = endOfText(json, at)
        break
      case 0x5b: // [
      case 0x7b: // {
        depth += 1
        if (depth > most) return true
        break
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1
        break
      default:
    }
  }
  return false
}

function endOfText(json: Uint8Array, start: number): number {
  let at = start + 1
  while (at < json.length && json[at] !== QUOTE) at += json[at] === ESCAPE ? 2 : 1
  return at
}
