import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

/** What counts long: `npm test` runs it, `npm run check` (LONGROLL_QUICK) does without, to be done within a minute. */
const longCounts = [
  '**/odds.test.ts',
  'src/campaign/finder.test.ts',
  'src/campaign/corrections/random.test.ts',
  'tests/main/{real-disk,sweep,strace,store,store-model}.test.ts',
  'tests/main/{bridge-fuzz,hostile-files}.test.ts',
  'tests/boundaries/**',
]
const isQuick = process.env['LONGROLL_QUICK'] === '1'
const outside = ['**/node_modules/**', 'out/**', '.cache/**', 'e2e/**', ...(isQuick ? longCounts : [])]
const setupFiles = ['tests/support/no-surprises.ts']
// Only what hangs is too slow: a busy machine fails no test.
const testTimeout = 120_000
// Files run one after another in the same worker and share what they import: most of the time went into importing it anew
// for each. So a test that replaces something puts it back.
const isolate = false

export default defineConfig({
  test: {
    passWithNoTests: false,
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...outside, 'src/renderer/**'],
          setupFiles,
          testTimeout,
          isolate,
        },
      },
      {
        plugins: [vue()],
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          include: ['src/renderer/**/*.test.ts'],
          exclude: outside,
          setupFiles,
          testTimeout,
          isolate,
        },
      },
    ],
    coverage: { provider: 'v8', reportsDirectory: 'coverage', include: ['src/**/*.{ts,vue}'] },
  },
})
