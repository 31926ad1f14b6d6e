// What both linters hold: oxlint in all that is plain TypeScript or JavaScript, ESLint in .vue files, which oxlint cannot read
// whole. Both know these rules under the same names.
import tseslint from 'typescript-eslint'

/** Habits of every file. */
export const habits = /** @type {const} */ ({
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
})

/** typescript-eslint's strictest set, with its options. */
const strictest = Object.assign({}, ...tseslint.configs.strictTypeChecked.map(({ rules }) => rules ?? {}))
const leftOut = [
  // It takes a value that a call has changed meanwhile for the one it was before.
  'no-unnecessary-condition',
  // Warns of emoji wherever a string is spread.
  'no-misused-spread',
  // oxlint does not have it, and private fields tell classes apart for the compiler.
  'no-unsafe-class-instance-assignment',
  // Style only.
  ...['no-confusing-void-expression', 'unified-signatures', 'no-invalid-void-type'],
].map((name) => `@typescript-eslint/${name}`)

/**
 * For TypeScript, with its types: the strictest set, less what is left out of it, and what is added.
 *
 * @type {Record<string, 'error' | ['error', Record<string, unknown>]>}
 */
export const typed = {
  ...Object.fromEntries(
    Object.entries(strictest).filter(([name, level]) => level !== 'off' && !leftOut.includes(name)),
  ),
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/no-import-type-side-effects': 'error',
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
}

/** Tests reach for shapes that the product never has; what guards them from themselves stays on. */
export const looserInTests = Object.fromEntries(
  [
    ...['no-restricted-globals', 'no-restricted-imports', 'no-restricted-properties', 'import/no-default-export'],
    'longroll/docstring',
    ...[
      'no-non-null-assertion',
      'no-unsafe-assignment',
      'no-unsafe-argument',
      'no-unsafe-call',
      'no-unsafe-member-access',
      'no-unsafe-return',
      'unbound-method',
      'require-await',
    ].map((name) => `@typescript-eslint/${name}`),
  ].map((name) => [name, /** @type {const} */ ('off')]),
)
