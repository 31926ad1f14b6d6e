// Imported before anything else, so it must be understood by a Node that is too old for the rest.
import { readFileSync } from 'node:fs'

const wanted = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).engines.node

/** @param {string} version */
const rank = (version) => {
  const [major = 0, minor = 0] = version
    .replace(/^[^0-9]*/, '')
    .split('.')
    .map(Number)
  return major * 1000 + minor
}

if (rank(process.versions.node) < rank(wanted)) {
  process.stderr.write(`Longroll needs Node ${wanted}; this is ${process.versions.node}.\n`)
  process.exit(1)
}
