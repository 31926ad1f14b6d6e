import { crc32, deflateSync } from 'node:zlib'

/**
 * A PNG of eight bits a channel. Written here so that the same pixels are the same bytes, whatever drew them.
 *
 * @param {Buffer} rgba
 * @param {number} size
 */
export function png(rgba, size) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(filtered(rgba, size), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const BYTES = 4

/** Each line as its difference from the one above (filter 2), which flat drawings shrink best under. */
function filtered(rgba, size) {
  const width = size * BYTES
  const lines = Buffer.alloc(size * (width + 1))
  for (let y = 0; y < size; y += 1) {
    const at = y * (width + 1)
    lines[at] = 2
    for (let x = 0; x < width; x += 1) {
      const above = y === 0 ? 0 : rgba[(y - 1) * width + x]
      lines[at + 1 + x] = (rgba[y * width + x] - above) & 0xff
    }
  }
  return lines
}

/** @param {string} name @param {Buffer} content */
function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
