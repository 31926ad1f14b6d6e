// `npm test [-- SUITE… [WORDS FOR ITS RUNNER…]]`: every suite, from a fresh clone. The last line is `N passed, N failed`.
// Without names: check, unit, rules, kill, components, e2e. With `--long` also fair and long.
import './setup/node-version.mjs'

const { test } = await import('./test/test.mjs')
process.exitCode = await test(process.argv.slice(2))
