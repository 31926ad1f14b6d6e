// Just enough of the zip format to unpack one known archive, so that a fresh clone needs no unzip program.
import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32, inflateRawSync } from 'node:zlib'

const endOfDirectory = 0x06054b50
const entrySignature = 0x02014b50

/**
 * Unpacks a zip file. Names that would leave the folder, encrypted entries and the 64-bit format are refused.
 *
 * @param {string} archive
 * @param {string} folder
 * @param {(name: string) => string | null} rename the name below `folder`, or null to leave the entry out
 */
export function unzip(archive, folder, rename) {
  const file = openSync(archive, 'r')
  try {
    for (const entry of listEntries(file)) {
      const name = entry.name.endsWith('/') ? null : rename(entry.name)
      if (name === null) continue
      if (name.startsWith('/') || name.split(/[/\\]/).includes('..')) throw new Error(`zip: unsafe name ${name}`)
      const target = join(folder, name)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, readEntry(file, entry), { mode: entry.mode || 0o644 })
    }
  } finally {
    closeSync(file)
  }
}

/** @param {number} file */
function listEntries(file) {
  const size = fstatSync(file).size
  const tail = read(file, Math.max(0, size - 65_557), Math.min(size, 65_557))
  let end = tail.length - 22
  while (end >= 0 && tail.readUInt32LE(end) !== endOfDirectory) end -= 1
  if (end < 0) throw new Error('zip: not a zip file, or cut off')
  const directory = read(file, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12))
  const entries = []
  for (let at = 0; at < directory.length;) {
    if (directory.readUInt32LE(at) !== entrySignature) throw new Error('zip: damaged directory')
    const nameLength = directory.readUInt16LE(at + 28)
    entries.push({
      encrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      mode: (directory.readUInt32LE(at + 38) >>> 16) & 0o777,
      offset: directory.readUInt32LE(at + 42),
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
    })
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

/**
 * @param {number} file
 * @param {ReturnType<typeof listEntries>[number]} entry
 */
function readEntry(file, entry) {
  if (entry.encrypted || entry.packedSize === 0xffffffff) throw new Error(`zip: cannot read ${entry.name}`)
  const header = read(file, entry.offset, 30)
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = read(file, start, entry.packedSize)
  if (entry.method !== 0 && entry.method !== 8) throw new Error(`zip: cannot read ${entry.name}`)
  const data = entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.size) })
  if (data.length !== entry.size || crc32(data) !== entry.crc) throw new Error(`zip: ${entry.name} is damaged`)
  return data
}

/**
 * @param {number} file
 * @param {number} position
 * @param {number} length
 */
function read(file, position, length) {
  const buffer = Buffer.alloc(length)
  if (readSync(file, buffer, 0, length, position) !== length) throw new Error('zip: cut off')
  return buffer
}
