// 10,000 armed: how late they ring, and what they cost while nothing is due, beside as many `setTimeout` in the same run.
import { moduleOf } from './bundle.mjs'

const MANY = 10_000
const RINGS_OVER = 60_000
const IDLE = 60_000

/** @param {number} time */
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time))

export async function timers() {
  const { serve } = await moduleOf('timers-case')

  const idle = await idleOf((at) => {
    const { stop } = serve(at, () => undefined)
    return stop
  })
  const idleFloor = await idleOf((at) => {
    const all = at.map((one) => setTimeout(() => undefined, one - Date.now()))
    return () => all.forEach((one) => clearTimeout(one))
  })
  const [ours, floor] = await ringing(serve)
  return [
    {
      what: `lateness, ${MANY} timers within a minute`,
      unit: 'ms',
      ours,
      floorName: 'setTimeout',
      floor,
      goal: { most: 250, of: 'p99' },
    },
    {
      what: `idle, ${MANY} armed: share of one core over 60 s`,
      unit: '%',
      ours: [idle],
      floorName: 'setTimeout',
      floor: [idleFloor],
      goal: { most: 1, of: 'p99' },
    },
  ]
}

/** Both at once, due at the same instants, so that they meet the same load. */
async function ringing(serve) {
  const begins = Date.now() + 3_000
  const at = Array.from({ length: MANY }, (_, i) => begins + Math.floor((i / MANY) * RINGS_OVER))
  /** @type {number[]} */
  const ours = []
  /** @type {number[]} */
  const floor = []
  at.forEach((one) => setTimeout(() => floor.push(Date.now() - one), one - Date.now()))
  const { stop } = serve(at, (late) => ours.push(late))
  await wait(begins + RINGS_OVER + 2_000 - Date.now())
  stop()
  if (ours.length !== MANY || floor.length !== MANY)
    throw new Error(`rang ${ours.length} and ${floor.length} of ${MANY}`)
  if (Math.min(...ours) < 0) throw new Error('One rang early')
  return [ours, floor]
}

/** Per cent of one core that this process takes while hours are left. @param {(at: number[]) => () => void} arm */
async function idleOf(arm) {
  const stop = arm(Array.from({ length: MANY }, (_, i) => Date.now() + 7_200_000 + i))
  await wait(1_000)
  const before = process.cpuUsage()
  await wait(IDLE)
  const { user, system } = process.cpuUsage(before)
  stop()
  return (user + system) / 10 / IDLE
}
