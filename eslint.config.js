import tseslint from 'typescript-eslint'
import vue from 'eslint-plugin-vue'
import a11y from 'eslint-plugin-vuejs-accessibility'
import vueParser from 'vue-eslint-parser'
import { docstring } from './scripts/lint/docstring.mjs'

// Who may import whom is dependency-cruiser's (.dependency-cruiser.mjs); layout is Prettier's. Here is what must be seen
// inside a file. tests/boundaries/ plants a breach of each rule that guards a boundary.

const tests = ['**/*.{test,fair,long}.ts', 'tests/**/*.ts', 'e2e/**/*.ts']
const typed = (project) => ({
  parserOptions: { project, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.vue'] },
})

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: then a thing has one name everywhere.',
}
const bridgeObject = {
  selector: "MemberExpression[object.name=/^(window|globalThis|self)$/][property.name='longroll']",
  message: 'The bridge object belongs to renderer/bridge.',
}
const ipcMain = {
  selector: "ImportDeclaration[source.value='electron'] ImportSpecifier[imported.name='ipcMain']",
  message: 'ipcMain belongs to main/ipc.',
}
const syncMessage = {
  selector: "CallExpression[callee.property.name='sendSync']",
  message: 'sendSync stops the window until main answers.',
}

const impure = [
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'queueMicrotask'].map((name) => [
    name,
    'Time comes in as an argument.',
  ]),
  ...['crypto'].map((name) => [name, 'Chance and ids come in as arguments.']),
  ...['console', 'process', 'globalThis', 'window', 'document', 'fetch', 'Buffer', 'require'].map((name) => [
    name,
    'What is pure sees nothing of the outside.',
  ]),
].map(([name, message]) => ({ name, message }))

export default tseslint.config(
  { ignores: ['**/node_modules/', 'out/', 'dist/', '.cache/', 'coverage/', 'test-results/', 'playwright-report/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: ['**/*.{ts,js,mjs}', '**/*.vue'],
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-debugger': 'error',
      'no-self-compare': 'error',
      'no-unmodified-loop-condition': 'error',
      'no-implied-eval': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'no-var': 'error',
    },
  },

  {
    files: ['**/*.ts', '**/*.vue'],
    extends: [tseslint.configs.strictTypeChecked],
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // It takes a value that a call has changed meanwhile for the one it was before.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Warns of emoji wherever a string is spread.
      '@typescript-eslint/no-misused-spread': 'off',
      // Style only.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },

  { files: ['src/{rules,campaign,text,contract}/**/*.ts'], languageOptions: typed('./tsconfig.pure.json') },
  { files: ['src/{main,preload,cli}/**/*.ts'], languageOptions: typed('./tsconfig.main.json') },
  { files: ['src/renderer/**/*.{ts,vue}', 'types/**/*.ts'], languageOptions: typed('./tsconfig.renderer.json') },
  { files: [...tests, 'scripts/**/*.ts'], languageOptions: typed('./tsconfig.tests.json') },
  { files: ['*.config.ts'], languageOptions: typed('./tsconfig.scripts.json') },

  {
    files: ['src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, bridgeObject, ipcMain, syncMessage] },
  },
  {
    files: ['src/**/*.ts'],
    ignores: tests,
    plugins: { longroll: { rules: { docstring } } },
    rules: { 'longroll/docstring': 'error' },
  },
  { files: ['src/**/*.vue'], rules: { 'no-restricted-syntax': ['error', bridgeObject, syncMessage] } },
  {
    files: ['src/main/ipc/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, bridgeObject, syncMessage] },
  },
  {
    files: ['src/renderer/bridge/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ipcMain, syncMessage] },
  },
  {
    files: ['src/{rules,campaign}/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', ...impure],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes in as an argument.' },
        { object: 'Intl', property: 'DateTimeFormat', message: 'Time comes in as an argument.' },
      ],
    },
  },

  // Tests reach for shapes that the product never has; what guards them from themselves stays on.
  {
    files: tests,
    rules: {
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },

  { files: ['**/*.vue'], plugins: { vue }, processor: 'vue/vue' },
  ...vue.configs['flat/essential'].map((config) => ({ ...config, files: config.files ?? ['src/renderer/**/*.vue'] })),
  ...a11y.configs['flat/recommended'].map((config) => ({ ...config, files: ['src/renderer/**/*.vue'] })),
  {
    files: ['src/renderer/**/*.vue'],
    languageOptions: {
      parser: vueParser,
      parserOptions: {
        parser: tseslint.parser,
        project: './tsconfig.renderer.json',
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.vue'],
      },
    },
    rules: {
      'vue/multi-word-component-names': 'off',
      'vue/block-order': ['error', { order: ['script', 'template', 'style'] }],
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/no-v-html': 'error',
      'vue/no-mutating-props': 'error',
      'vue/no-unused-refs': 'error',
      'vue/no-unused-emit-declarations': 'error',
      'vue/require-explicit-emits': 'error',
      'vue/html-button-has-type': 'error',
      // Every word comes from the catalogue; figures and signs are nobody's language.
      'vue/no-bare-strings-in-template': [
        'error',
        {
          // Signs, figures, how dice and cards are typed, and keys of one letter.
          allowlist: [...'0123456789+−×±%·,.:;/→↻⊕⊖♣♦♥♠()[]…–N', '\u00a0', '10C QH JB', 'W T L', '2h', 'JOKER', 'F1'],
          attributes: {
            '/.+/': [
              ...['title', 'alt', 'placeholder', 'label', 'hint', 'example', 'unit', 'note', 'effect', 'heading'],
              ...['aria-label', 'aria-description', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext'],
            ],
          },
          directives: ['v-text'],
        },
      ],
      'vue/no-restricted-syntax': [
        'error',
        ...['', ' > ConditionalExpression', ' > TemplateLiteral', ' > LogicalExpression'].flatMap((inside) =>
          ['Literal[value=/\\p{L}{2}/u]', 'TemplateElement[value.raw=/\\p{L}{2}/u]'].map((text) => ({
            selector: `VElement > VExpressionContainer${inside} > ${text}`,
            message: 'Every word comes from the catalogue.',
          })),
        ),
      ],
      // Groups, forms and dialogs hear the keys of what is in them.
      'vuejs-accessibility/no-static-element-interactions': 'off',
      'vuejs-accessibility/label-has-for': ['error', { required: { some: ['nesting', 'id'] } }],
    },
  },

  { files: ['scripts/**', '*.config.*'], rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' } },
  { files: ['**/*.{js,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
)
