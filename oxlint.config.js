import { habits, looserInTests, typed } from './scripts/lint/rules.mjs'

// Lint of everything but .vue files, which are ESLint's (eslint.config.js). Who may import whom is dependency-cruiser's
// (.dependency-cruiser.mjs); layout is Prettier's. Here is what must be seen inside a file. tests/boundaries/ plants a breach of
// each rule that guards a boundary.

const tests = ['**/*.{test,fair,long}.ts', 'tests/**/*.ts', 'e2e/**/*.ts']

const bridgeObject = ['window', 'globalThis', 'self'].map((object) => ({
  object,
  property: 'longroll',
  message: 'The bridge object belongs to renderer/bridge.',
}))
const syncMessage = { property: 'sendSync', message: 'sendSync stops the window until main answers.' }
const ipcMain = { name: 'electron', importNames: ['ipcMain'], message: 'ipcMain belongs to main/ipc.' }

const impure = [
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'queueMicrotask'].map((name) => ({
    name,
    message: 'Time comes in as an argument.',
  })),
  { name: 'crypto', message: 'Chance and ids come in as arguments.' },
  ...['console', 'process', 'globalThis', 'window', 'document', 'fetch', 'Buffer', 'require'].map((name) => ({
    name,
    message: 'What is pure sees nothing of the outside.',
  })),
]

/** @type {import('oxlint').OxlintConfig} */
export default {
  plugins: ['typescript', 'import'],
  jsPlugins: ['./scripts/lint/plugin.mjs'],
  categories: { correctness: 'off' },
  // Without a slash at its end node_modules may also be a link.
  ignorePatterns: [
    ...['**/*.vue', 'node_modules', 'out/', 'dist/', '.cache/'],
    ...['coverage/', 'test-results/', 'playwright-report/'],
  ],
  rules: habits,
  overrides: [
    { files: ['**/*.ts'], rules: typed },
    {
      files: ['src/**/*.ts'],
      rules: {
        // Then a thing has one name everywhere.
        'import/no-default-export': 'error',
        'no-restricted-properties': ['error', ...bridgeObject, syncMessage],
        'no-restricted-imports': ['error', { paths: [ipcMain] }],
        'longroll/docstring': 'error',
      },
    },
    { files: ['src/main/ipc/**/*.ts'], rules: { 'no-restricted-imports': 'off' } },
    { files: ['src/renderer/bridge/**/*.ts'], rules: { 'no-restricted-properties': ['error', syncMessage] } },
    {
      files: ['src/{rules,campaign}/**/*.ts'],
      rules: {
        'no-restricted-globals': ['error', ...impure],
        'no-restricted-properties': [
          'error',
          ...bridgeObject,
          syncMessage,
          { object: 'Math', property: 'random', message: 'Chance comes in as an argument.' },
          { object: 'Intl', property: 'DateTimeFormat', message: 'Time comes in as an argument.' },
        ],
      },
    },
    { files: tests, rules: looserInTests },
    { files: ['scripts/**', '*.config.*'], rules: { 'no-console': 'off' } },
  ],
}
