import tseslint from 'typescript-eslint'
import vue from 'eslint-plugin-vue'
import a11y from 'eslint-plugin-vuejs-accessibility'
import vueParser from 'vue-eslint-parser'
import { habits, typed } from './scripts/lint/rules.mjs'

// Lint of .vue files; everything else is oxlint's (oxlint.config.js), which says the same of scripts and knows no templates.
// tests/boundaries/ plants a breach of each rule that guards a boundary.

const bridgeObject = {
  selector: "MemberExpression[object.name=/^(window|globalThis|self)$/][property.name='longroll']",
  message: 'The bridge object belongs to renderer/bridge.',
}
const syncMessage = {
  selector: "CallExpression[callee.property.name='sendSync']",
  message: 'sendSync stops the window until main answers.',
}

export default tseslint.config(
  { ignores: ['**/*.{ts,js,mjs,cjs}', '**/node_modules/', 'out/', 'dist/', '.cache/', 'coverage/', 'test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

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
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      ...habits,
      ...typed,
      'no-restricted-syntax': ['error', bridgeObject, syncMessage],
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
)
