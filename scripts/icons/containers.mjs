// The two files that hold an icon in many sizes.

/** @typedef {{ size: number, rgba: Buffer, png: Buffer }} Drawn */

/**
 * Windows: a directory of PNGs, which it reads since Vista.
 *
 * @param {readonly Drawn[]} pictures up to 256 pixels
 */
export function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let at = head.length
  pictures.forEach(({ size, png }, i) => {
    const entry = 6 + 16 * i
    // 256 does not fit the byte and is written as 0.
    head[entry] = head[entry + 1] = size & 0xff
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** The kinds that macOS's own tool writes, with their pixels; the two smallest are not PNGs but ARGB. */
const kinds = /** @type {const} */ ([
  ['ic04', 16],
  ['ic11', 32],
  ['ic05', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
])

/** @type {readonly number[]} */
export const icnsSizes = [...new Set(kinds.map(([, size]) => size))]

/** @param {readonly Drawn[]} pictures one of each of `icnsSizes` */
export function icns(pictures) {
  const parts = kinds.map(([kind, size]) => {
    const drawn = pictures.find((one) => one.size === size)
    if (drawn === undefined) throw new Error(`no picture of ${size} pixels`)
    return block(kind, kind === 'ic04' || kind === 'ic05' ? argb(drawn.rgba) : drawn.png)
  })
  return block('icns', Buffer.concat(parts))
}

/** @param {string} kind @param {Buffer} content */
function block(kind, content) {
  const head = Buffer.alloc(8)
  head.write(kind, 'latin1')
  head.writeUInt32BE(content.length + 8, 4)
  return Buffer.concat([head, content])
}

/** @param {Buffer} rgba */
function argb(rgba) {
  const channels = [3, 0, 1, 2].map((channel) =>
    packed(Uint8Array.from({ length: rgba.length / 4 }, (_, i) => rgba[i * 4 + channel])),
  )
  return Buffer.concat([Buffer.from('ARGB', 'latin1'), ...channels])
}

const SHORTEST_RUN = 3
const LONGEST_RUN = 130
const MOST_PLAIN = 128

/** Runs of 3 to 130 equal bytes as (length + 125, byte), else up to 128 plain ones after (length - 1). */
function packed(bytes) {
  /** @type {number[]} */
  const out = []
  /** @type {number[]} */
  let plain = []
  const flush = () => {
    if (plain.length > 0) out.push(plain.length - 1, ...plain)
    plain = []
  }
  for (let at = 0; at < bytes.length;) {
    let run = 1
    while (run < LONGEST_RUN && at + run < bytes.length && bytes[at + run] === bytes[at]) run += 1
    if (run >= SHORTEST_RUN) {
      flush()
      out.push(run + 125, bytes[at])
      at += run
    } else {
      plain.push(bytes[at])
      at += 1
      if (plain.length === MOST_PLAIN) flush()
    }
  }
  flush()
  return Buffer.from(out)
}
