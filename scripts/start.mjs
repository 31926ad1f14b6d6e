// `npm start [-- CAMPAIGN-FILE]`: from a fresh clone to the open window. Without a display it opens under a virtual one,
// saves a picture of the window and ends; `--picture FILE` says where to, `--stay` keeps it open.
// No packages may be needed before ensurePackages() has run.
import './setup/node-version.mjs'

const { start } = await import('./start/start.mjs')
process.exitCode = await start(process.argv.slice(2))
