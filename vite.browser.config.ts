import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

// The windows in a plain browser, on the stand-in bridge: for component tests and a quick look. Nothing that ships uses it.
export default defineConfig({
  root: resolve(import.meta.dirname, 'src/renderer'),
  base: './',
  plugins: [vue()],
  server: { port: 5199, strictPort: true, open: false },
  worker: { format: 'es' },
  build: {
    target: 'chrome130',
    outDir: resolve(import.meta.dirname, 'out/browser'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long a plugin took is nothing to warn of.
      checks: { bundlerTimings: false },
      input: { browser: resolve(import.meta.dirname, 'src/renderer/browser.html') },
    },
  },
})
