// `npm run check [-- NAME…]`: types, lint, layout, boundaries, unused code and unit tests, side by side, in well under a
// minute. Names: types, lint, layout, boundaries, knip, unit.
import './setup/node-version.mjs'

const { ensurePackages } = await import('./setup/packages.mjs')
const { runChecks } = await import('./check/checks.mjs')

if (!ensurePackages()) process.exit(1)
const names = process.argv.slice(2)
const { failed } = await runChecks({ names, cached: true, withUnit: names.length === 0 || names.includes('unit') })
process.exitCode = failed > 0 ? 1 : 0
