// `npm run shots [-- -g WORDS]`: pictures of the real app in every look and size, into docs/pictures.
import '../setup/node-version.mjs'

const { playInApp } = await import('../setup/in-app.mjs')
process.exitCode = await playInApp(['--config=scripts/shots/playwright.config.ts', ...process.argv.slice(2)])
