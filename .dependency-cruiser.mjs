// Who may import whom: the table in ARCHITECTURE.md, one or more rules for each row. What can only be seen inside a file
// (Date, ipcMain, the bridge object) is the linter's. tests/boundaries/ plants a breach of each rule.

const test = '\\.(test|fair|long)\\.ts$'
const aSchema = '^src/contract/.*schemas?[./]'

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/**
 * What `from` may import and nothing else; its tests are free.
 *
 * @param {string} name
 * @param {string} from
 * @param {string | string[]} allowed
 * @param {string} comment
 * @returns {Rule}
 */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { pathNot: allowed },
})

/**
 * What `from` must not import; its tests are free.
 *
 * @param {string} name
 * @param {string} from
 * @param {string | string[] | Record<string, unknown>} to
 * @param {string} comment
 * @returns {any}
 */
const never = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: typeof to === 'string' || Array.isArray(to) ? { path: to } : to,
})

/** @param {string[]} names */
const npm = (...names) => names.map((name) => `^node_modules/${name}/`)
const nodeItself = '^(node:)?[a-z_0-9/]+$'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    only('rules-are-pure', '^src/rules/', '^src/rules/', 'Rules import nothing but rules.'),
    never(
      'systems-do-not-know-each-other',
      '^src/rules/systems/([^/]+)/',
      { path: '^src/rules/systems/[^/]+/', pathNot: '^src/rules/systems/$1/' },
      'What two rule systems share lives in rules/core, rules/dice or rules/odds.',
    ),
    {
      ...never(
        'one-registry-names-the-systems',
        '^src/(rules|campaign)/',
        '^src/rules/systems/[^/]+/',
        'Only rules/systems/index.ts names the systems; everything else goes through the registry.',
      ),
      from: {
        path: '^src/(rules|campaign)/',
        pathNot: ['^src/rules/systems/[^/]+/', '^src/rules/systems/index\\.ts$', test],
      },
    },
    only('campaign-is-pure', '^src/campaign/', '^src/(campaign|rules)/', 'The campaign imports itself and rules.'),

    only(
      'contract-imports-little',
      '^src/contract/',
      ['^src/(contract|campaign|rules)/', ...npm('zod')],
      'The contract imports the types of campaign and rules, and the schema library.',
    ),
    never(
      'contract-takes-types-only',
      '^src/contract/',
      { path: '^src/(campaign|rules)/', dependencyTypesNot: ['type-only'] },
      'The contract takes types from campaign and rules, no code.',
    ),
    {
      ...never(
        'schema-library-in-schemas-only',
        '^src/contract/',
        npm('zod'),
        'Channels and codes stay apart from schemas.',
      ),
      from: { path: '^src/contract/', pathNot: [aSchema, test] },
    },
    {
      ...never(
        'channels-apart-from-schemas',
        '^src/contract/',
        {
          path: aSchema,
          dependencyTypesNot: ['type-only'],
        },
        'What windows import of the contract must not bring the schemas along.',
      ),
      from: { path: '^src/contract/', pathNot: [aSchema, test] },
    },

    only(
      'text-imports-little',
      '^src/text/',
      '^src/(text|contract|campaign|rules)/',
      'Words import words and the types they speak of.',
    ),
    never(
      'text-takes-types-only',
      '^src/text/',
      { path: '^src/(contract|campaign|rules)/', pathNot: '^src/rules/core/', dependencyTypesNot: ['type-only'] },
      'Words take types from contract, campaign and rules, and no code but that of rules/core.',
    ),

    {
      ...never(
        'words-through-the-spoken-language',
        '^src/',
        { path: '^src/text/(en|de|pseudo)/', dependencyTypesNot: ['type-only'] },
        'Only src/text and the words.ts of each process know languages; everything else asks for what is spoken now.',
      ),
      from: { path: '^src/', pathNot: ['^src/text/', '^src/(main|renderer|cli)/words\\.ts$', test] },
    },

    only(
      'preload-forwards-only',
      '^src/preload/',
      ['^src/preload/', '^src/contract/', ...npm('electron')],
      'The preload imports electron and the names of the contract.',
    ),
    never(
      'no-schemas-in-windows',
      '^src/(preload|renderer)/',
      { path: aSchema, dependencyTypesNot: ['type-only'] },
      'Schemas cost every window 130 kB and are checked in main.',
    ),

    only(
      'main-imports',
      '^src/main/',
      [
        '^src/(main|contract|campaign|rules|text)/',
        '^resources/',
        nodeItself,
        ...npm('electron', 'electron-store', 'electron-vite'),
      ],
      'Main imports contract, campaign, rules, text, electron, Node and what is shipped beside it; never the renderer.',
    ),
    never(
      'main-core-without-electron',
      '^src/main/(campaign|platform)/',
      [...npm('electron', 'electron-store'), '^src/main/(?!campaign/|platform/)'],
      'main/campaign and main/platform also run without Electron: in the command line and in tests.',
    ),
    {
      ...never('settings-own-the-store', '^src/', npm('electron-store'), 'electron-store belongs to main/settings.'),
      from: { path: '^src/', pathNot: ['^src/main/settings/', test] },
    },
    {
      ...never(
        'one-owner-of-files',
        '^src/',
        '^(node:)?fs(/promises)?$',
        'Files are touched by main/campaign and main/platform, and by the command line.',
      ),
      from: { path: '^src/', pathNot: ['^src/main/(campaign|platform)/', '^src/cli/', test] },
    },

    only(
      'renderer-imports',
      '^src/renderer/',
      ['^src/(renderer|contract|campaign|rules|text)/', '^resources/', ...npm('vue', 'pinia', 'fuzzysort')],
      'Windows import contract, campaign, rules, text and Vue; never electron, Node or main.',
    ),
    never(
      'ui-is-plain',
      '^src/renderer/ui/',
      '^src/renderer/(stores|bridge|panels)/',
      'Building blocks know no store, no bridge and no panel.',
    ),
    never(
      'panels-without-bridge',
      '^src/renderer/panels/',
      '^src/renderer/bridge/',
      'Panels emit; views and stores speak to the bridge.',
    ),

    only(
      'cli-imports',
      '^src/cli/',
      ['^src/(cli|contract|campaign|rules|text)/', '^src/main/(campaign|platform)/', nodeItself],
      'The command line runs the same core without Electron.',
    ),

    {
      name: 'no-cycles',
      comment: 'Files that import each other cannot be understood or tested alone.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    never(
      'no-test-code-in-product',
      '^src/',
      [
        '^(tests|e2e|scripts)/',
        test,
        ...npm('vitest', '@vue/test-utils', 'fast-check', 'happy-dom', '@playwright/[^/]+'),
      ],
      'What ships does not know how it is tested.',
    ),
    {
      name: 'panels-are-mounted-in-panel-tests',
      comment: 'Only tests called …Panel.test.ts are compiled by what knows .vue files (tsconfig.panel-tests.json).',
      severity: 'error',
      from: { path: [test, '^(tests|e2e)/'], pathNot: 'Panel\\.test\\.ts$' },
      to: { path: '\\.vue$' },
    },
    {
      name: 'everything-resolves',
      comment: 'An import must lead to a file or to a package of package.json.',
      severity: 'error',
      from: { path: '^(src|e2e|tests)/' },
      to: { couldNotResolve: true, pathNot: '\\?(asset|modulePath|nodeWorker|worker|url|raw)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: '^node_modules' },
    exclude: { path: '^(out|\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.vue', '.json', '.css', '.d.ts'],
    },
  },
}
