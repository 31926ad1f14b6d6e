// The project's own rules, as both linters load a plugin.
import { docstring } from './docstring.mjs'

/** @type {import('eslint').ESLint.Plugin} */
const plugin = { meta: { name: 'longroll' }, rules: { docstring } }
export default plugin
