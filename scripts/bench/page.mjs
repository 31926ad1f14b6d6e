// docs/bench.md: what was last measured, between two marks; what stands around them is written by hand.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { root } from '../setup/run.mjs'

const page = join(root, 'docs/bench.md')
const [BEGIN, END] = ['<!-- figures: written by npm run bench -->', '<!-- /figures -->']

/**
 * @param {string} table
 * @param {{ loadBefore: number }} circumstances how busy the machine was otherwise
 */
export async function writePage(table, { loadBefore }) {
  const text = readFileSync(page, 'utf8')
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error('docs/bench.md has no place for the figures')
  const processors = cpus()
  const electron = readFileSync(join(root, 'node_modules/electron/dist/version'), 'utf8').trim()
  const facts = [
    `- Measured on ${new Date().toISOString().slice(0, 10)} with \`npm run bench\`.`,
    `- ${processors.length} × ${processors[0]?.model.trim() ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release().split('-')[0]}.`,
    `- Electron ${electron}, Node ${process.version.slice(1)} for what needs no window.`,
    `- Load of the machine (processes that wanted a processor): ${loadBefore.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} at the end.`,
  ]
  const figures = [BEGIN, '', ...facts, '', '```', table, '```', '', END].join('\n')
  writeFileSync(page, text.slice(0, begin) + figures + text.slice(end + END.length))
}
