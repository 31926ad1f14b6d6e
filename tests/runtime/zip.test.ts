import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { unzip } from '../../scripts/runtime/zip.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longroll-zip-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

interface Entry {
  name: string
  text: string
  mode?: number
  packed?: boolean
}

/** Written from the format's description, not with the reader's code. */
function zip(entries: Entry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text, mode = 0o644, packed = true } of entries) {
    const plain = Buffer.from(text)
    const data = packed ? deflateRawSync(plain) : plain
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(packed ? 8 : 0, 8)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(packed ? 8 : 0, 10)
    central.writeUInt32LE(crc32(plain), 16)
    central.writeUInt32LE(data.length, 20)
    central.writeUInt32LE(plain.length, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(((0o100000 | mode) << 16) >>> 0, 38)
    central.writeUInt32LE(offset, 42)
    parts.push(local, Buffer.from(name), data)
    directory.push(central, Buffer.from(name))
    offset += 30 + name.length + data.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

function unpack(bytes: Buffer, rename = (name: string): string | null => name): void {
  writeFileSync(join(folder, 'archive.zip'), bytes)
  unzip(join(folder, 'archive.zip'), join(folder, 'out'), rename)
}

it('unpacks packed and plain files with their modes, renames some and leaves others out', () => {
  const bytes = zip([
    { name: 'App/', text: '', packed: false },
    { name: 'App/App', text: 'run me '.repeat(1000), mode: 0o755 },
    { name: 'App/notes.txt', text: 'notes', packed: false },
    { name: 'App/resources/app.asar', text: 'not ours' },
  ])
  unpack(bytes, (name) => (name.includes('resources') ? null : name.replace('App/', '').replace('App', 'electron')))
  expect(readFileSync(join(folder, 'out/electron'), 'utf8')).toBe('run me '.repeat(1000))
  expect(statSync(join(folder, 'out/electron')).mode & 0o777).toBe(0o755)
  expect(readFileSync(join(folder, 'out/notes.txt'), 'utf8')).toBe('notes')
  expect(existsSync(join(folder, 'out/resources'))).toBe(false)
})

it.each(['../outside', 'a/../../outside', '/tmp/outside'])('refuses the name %s', (name) => {
  expect(() => unpack(zip([{ name, text: 'x' }]))).toThrow('unsafe name')
})

it('refuses an archive that is cut off, and one with changed bytes', () => {
  const bytes = zip([{ name: 'a', text: 'some text', packed: false }])
  expect(() => unpack(bytes.subarray(0, 40))).toThrow('cut off')
  const changed = Buffer.from(bytes)
  changed[35] = (changed[35] ?? 0) + 1
  expect(() => unpack(changed)).toThrow('a is damaged')
})
