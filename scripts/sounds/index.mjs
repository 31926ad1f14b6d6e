// `node scripts/sounds/index.mjs`: makes the sounds of alarms, out of sums of fading tones, into resources/sounds.
// Nothing in it is anybody else's work.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/run.mjs'

const RATE = 22_050
const out = join(root, 'resources/sounds')
mkdirSync(out, { recursive: true })

/**
 * @typedef {{ at: number, pitch: number, loud: number, fades: number, attack?: number }} Tone seconds, hertz, 0 to 1, time to a third
 */

/** @param {number} at @param {number} pitch @param {number} loud @param {number} fades @param {number[]} partials */
const struck = (at, pitch, loud, fades, partials = [1, 2, 2.76, 5.4]) =>
  partials.map((times, i) => ({ at, pitch: pitch * times, loud: loud / (1 + i * 1.6), fades: fades / (1 + i * 0.8) }))

/** @type {Record<string, { length: number, tones: Tone[] }>} */
const sounds = {
  // A small bell, struck three times.
  bell: { length: 1.9, tones: [0, 0.28, 0.56].flatMap((at) => struck(at, 1_046.5, 0.34, 0.42)) },
  // Two wooden knocks, twice.
  knock: {
    length: 0.9,
    tones: [0, 0.14, 0.42, 0.56].flatMap((at) => struck(at, 392, 0.6, 0.035, [1, 2.57, 4.1])),
  },
  // Three notes going up.
  chime: {
    length: 1.8,
    tones: [523.25, 659.25, 783.99].flatMap((pitch, i) => struck(i * 0.17, pitch, 0.3, 0.4, [1, 2, 3])),
  },
  // A glass, once.
  glass: { length: 1.6, tones: struck(0, 1_567.98, 0.42, 0.45, [1, 2.32, 4.25]) },
  // A clock: two low strokes.
  clock: { length: 2.4, tones: [0, 0.9].flatMap((at) => struck(at, 261.63, 0.42, 0.55, [1, 2, 2.4, 3, 4.5])) },
  // For what was missed: one soft swell, nothing to be startled by.
  soft: { length: 1.5, tones: [392, 523.25].map((pitch) => ({ at: 0, pitch, loud: 0.2, fades: 0.5, attack: 0.18 })) },
}

for (const [name, { length, tones }] of Object.entries(sounds))
  writeFileSync(join(out, `${name}.wav`), wav(length, tones))

/** @param {number} length @param {Tone[]} tones */
function wav(length, tones) {
  const count = Math.round(length * RATE)
  const data = Buffer.alloc(count * 2)
  for (let i = 0; i < count; i += 1) {
    const time = i / RATE
    const sum = tones.reduce((all, tone) => all + toneAt(tone, time), 0)
    // The last hundredths fade, so that nothing clicks.
    const end = Math.min(1, (length - time) / 0.03)
    data.writeInt16LE(Math.round(Math.tanh(sum) * end * 32_000), i * 2)
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

/** @param {Tone} tone @param {number} time */
function toneAt({ at, pitch, loud, fades, attack = 0.004 }, time) {
  const since = time - at
  if (since < 0) return 0
  return loud * Math.min(1, since / attack) * Math.exp(-since / fades) * Math.sin(2 * Math.PI * pitch * since)
}
