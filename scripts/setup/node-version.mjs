// Imported before anything else, so it must be understood by a Node that is too old for the rest.
import { readFileSync } from 'node:fs'

const [least] = /\d+\.\d+/.exec(
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).engines.node,
)
const [needMajor, needMinor] = least.split('.').map(Number)
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < needMajor || (major === needMajor && minor < needMinor)) {
  process.stderr.write(`Longroll needs Node ${least} or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}
