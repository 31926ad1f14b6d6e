/**
 * A campaign's name as a file name that every system takes, that hides nowhere and reads as it is; empty when nothing of
 * it is left.
 */
export function fileNameFor(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(FOREIGN, ' ')
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    // Hidden on Unix; a switch to a program that is given it.
    .replace(/^[. -]+/, '')
  const short = [...plain].reduce((all, letter) => (all.length + letter.length > LONGEST ? all : all + letter), '')
  const trimmed = short.replace(/[. ]+$/, '')
  return RESERVED.test(trimmed) ? `_${trimmed}` : trimmed
}

/** With the extension, in UTF-8, below the 255 bytes that a name may have. */
const LONGEST = 80
/** Parts of paths on one system or another, control characters, and half letters. */
const FOREIGN = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*]|\p{Surrogate}/gu
/** Marks that turn the direction of what follows, or join and part it unseen: `gnp.longroll` would read as `llorgnol.png`. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Devices of Windows, with any extension. */
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|com[\d\u00b9\u00b2\u00b3]|lpt[\d\u00b9\u00b2\u00b3])(\..*)?$/i
