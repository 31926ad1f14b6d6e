import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

// What takes too long for every run: *.fair.ts (does chance behave as the odds say?) and *.long.ts.
export default defineConfig({
  plugins: [vue()],
  test: {
    include: ['src/**/*.{fair,long}.ts', 'tests/**/*.{fair,long}.ts'],
    setupFiles: ['tests/support/no-surprises.ts'],
    allowOnly: false,
    testTimeout: 20 * 60_000,
  },
})
