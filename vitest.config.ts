import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

const outside = ['**/node_modules/**', 'out/**', '.cache/**', 'e2e/**']
const setupFiles = ['tests/support/no-surprises.ts']

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
        },
      },
    ],
    coverage: { provider: 'v8', reportsDirectory: 'coverage', include: ['src/**/*.{ts,vue}'] },
  },
})
