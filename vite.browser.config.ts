import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig, type Plugin } from 'vite'

/** The address that Vite prints leads to the page that stands on the stand-in bridge, not to the app's own. */
const startPage: Plugin = {
  name: 'start-page',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.url !== '/') next()
      else response.writeHead(302, { location: '/browser.html' }).end()
    })
  },
}

// The windows in a plain browser, on the stand-in bridge: for component tests and a quick look. Nothing that ships uses it.
export default defineConfig({
  root: resolve(import.meta.dirname, 'src/renderer'),
  base: './',
  plugins: [vue(), startPage],
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
