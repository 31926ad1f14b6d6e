// Starts the built Longroll, or an empty window, with the hook in its main process, and hears what the hook says.
import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { electronFlags } from '../setup/display.mjs'
import { root } from '../setup/run.mjs'

const electron = join(
  root,
  'node_modules/electron/dist',
  readFileSync(join(root, 'node_modules/electron/path.txt'), 'utf8'),
)
const hook = join(import.meta.dirname, 'hook.cjs')
const LONGEST = 120_000

/**
 * @param {{ app: string, data: string, args?: string[], env?: Record<string, string>, onSaid: (what: any, process: { pid: number, end: () => void }) => void }} what
 * @returns {Promise<number>} when it was started, in epoch milliseconds
 */
export function startElectron({ app, data, args = [], env = {}, onSaid }) {
  return new Promise((resolve, reject) => {
    const began = performance.timeOrigin + performance.now()
    const child = spawn(electron, [...electronFlags(), `--user-data-dir=${data}`, '-r', hook, app, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST)
    let rest = ''
    let failure = ''
    const end = () => child.kill('SIGTERM')
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (!line.startsWith('BENCH ')) continue
        const said = JSON.parse(line.slice(6))
        if (said.failed) failure = said.failed
        else onSaid({ ...said, began }, { pid: child.pid ?? 0, end })
      }
    })
    let complaint = ''
    child.stderr
      .setEncoding('utf8')
      .on('data', (text) => ((complaint = (complaint + text).slice(-2_000)), process.stderr.write(text)))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      if (failure !== '' || signal === 'SIGKILL') reject(new Error(failure || `did not come to an end: ${complaint}`))
      else if (code !== 0 && signal === null) reject(new Error(`ended with ${code}: ${complaint}`))
      else resolve(began)
    })
  })
}

/** Memory of a process and all that it started, in MB: shared pages counted in part (PSS), and in full (RSS). */
export function memoryOf(pid) {
  const parents = new Map()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = tryRead(`/proc/${name}/stat`)
    const parent = Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    if (parent) parents.set(Number(name), parent)
  }
  const family = [...parents.keys()].filter((one) => {
    for (let at = one; at !== undefined; at = parents.get(at)) if (at === pid) return true
    return false
  })
  const sum = { pss: 0, rss: 0, processes: family.length }
  for (const one of family) {
    const rollup = tryRead(`/proc/${one}/smaps_rollup`) ?? ''
    sum.pss += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024
    sum.rss += Number(/^Rss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024
  }
  return sum
}

function tryRead(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
