// Becomes resources/default_app.asar of the assembled Electron: starts the application that the command line names.
// An ES module, because `ready` waits for its top-level await; a CommonJS one would let `ready` pass before an
// application that is itself an ES module has loaded.
import { app } from 'electron'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

function readArguments(words) {
  const first = []
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i]
    if (word === '-r' || word === '--require') first.push(words[(i += 1)])
    else if (!word.startsWith('-')) return { first, named: resolve(word) }
  }
  return { first, named: null }
}

function describe(named) {
  const folder = statSync(named).isDirectory() ? named : dirname(named)
  const file = join(folder, 'package.json')
  const info = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return { folder, info, main: folder === named ? join(folder, info.main ?? 'index.js') : named }
}

try {
  const { first, named } = readArguments(process.argv.slice(1))
  if (named === null) throw new Error('name the application to start')
  const require = createRequire(import.meta.url)
  first.forEach((file) => require(resolve(file)))
  process.defaultApp = true
  const { folder, info, main } = describe(named)
  if (info.productName ?? info.name) app.name = info.productName ?? info.name
  if (info.version) app.setVersion(info.version)
  if (process.platform === 'linux') app.setDesktopName(info.desktopName ?? `${app.name}.desktop`)
  app.setAppPath(folder)
  await import(pathToFileURL(main).href)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  app.exit(1)
}
