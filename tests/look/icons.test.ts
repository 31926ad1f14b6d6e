import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../resources/icons')
const read = (name: string): Buffer => readFileSync(join(folder, name))

/** A PNG's width and height. */
const sizeOf = (png: Buffer): readonly number[] => {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

function inIco(file: Buffer): readonly number[] {
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1])
  return Array.from({ length: file.readUInt16LE(4) }, (_, i) => {
    const entry = 6 + 16 * i
    const at = file.readUInt32LE(entry + 12)
    const [width = 0, height] = sizeOf(file.subarray(at, at + file.readUInt32LE(entry + 8)))
    expect([width, height, width % 256]).toEqual([width, width, file[entry]])
    return width
  })
}

function inIcns(file: Buffer): Readonly<Record<string, number>> {
  expect(file.toString('latin1', 0, 4)).toBe('icns')
  expect(file.readUInt32BE(4)).toBe(file.length)
  const found: Record<string, number> = {}
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
    const content = file.subarray(at + 8, at + file.readUInt32BE(at + 4))
    found[file.toString('latin1', at, at + 4)] =
      content.toString('latin1', 0, 4) === 'ARGB' ? edgeOfArgb(content.subarray(4)) : (sizeOf(content)[0] ?? 0)
  }
  return found
}

/** How wide a square packed in four channels of runs is. */
function edgeOfArgb(packed: Buffer): number {
  let bytes = 0
  for (let at = 0; at < packed.length;) {
    const head = packed.readUInt8(at)
    const isRun = head >= 128
    bytes += isRun ? head - 125 : head + 1
    at += isRun ? 2 : head + 2
  }
  return Math.sqrt(bytes / 4)
}

describe('the icons of three platforms', () => {
  it('are in all sizes that Linux looks for', () => {
    const pictures = readdirSync(folder).filter((name) => /^\d+x\d+\.png$/.test(name))
    expect(pictures.map((name) => [name, sizeOf(read(name)).join('x')])).toEqual(
      pictures.map((name) => [name, name.replace('.png', '')]),
    )
    expect(pictures).toHaveLength(10)
  })

  it('are in one file for Windows', () => {
    expect(inIco(read('icon.ico'))).toEqual([16, 20, 24, 32, 40, 48, 64, 128, 256])
  })

  it('are in one file for macOS', () => {
    expect(inIcns(read('icon.icns'))).toEqual({
      ic04: 16,
      ic11: 32,
      ic05: 32,
      ic12: 64,
      ic07: 128,
      ic13: 256,
      ic08: 256,
      ic14: 512,
      ic09: 512,
      ic10: 1024,
    })
  })

  it('are there for the tray, plain and sharp', () => {
    const sizes = ['tray.png', 'tray@2x.png', 'trayTemplate.png', 'trayTemplate@2x.png'].map((name) =>
      sizeOf(read(name)),
    )
    expect(sizes).toEqual([
      [16, 16],
      [32, 32],
      [16, 16],
      [32, 32],
    ])
  })
})
