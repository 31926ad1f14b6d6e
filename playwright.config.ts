import { defineConfig } from '@playwright/test'

// All projects drive the real Electron; no browser is downloaded. `npm test` gives them a display, and a build to test.
export default defineConfig({
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  globalTimeout: 20 * 60_000,
  expect: { timeout: 10_000 },
  // Windows share one display, and with it the clipboard, focus and notifications.
  workers: 1,
  reporter: [['list']],
  use: { trace: 'off', screenshot: 'off', video: 'off' },
  projects: [
    { name: 'components', testDir: 'e2e/components' },
    { name: 'e2e', testDir: 'e2e', testIgnore: ['e2e/components/**', 'e2e/package/**'] },
    { name: 'package', testDir: 'e2e/package' },
  ],
})
