// `npm test [-- SUITE… [WORDS FOR ITS RUNNER…]]`: every suite, from a fresh clone. The last line is `N passed, N failed`.
// Without names those that always run (scripts/test/suites.mjs). With `--long` all, with the long counts.
import './setup/node-version.mjs'

const { test } = await import('./test/test.mjs')
process.exitCode = await test(process.argv.slice(2))
