import { existsSync, readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'

// Set by hand: left alone, electron-vite takes them from the installed Electron, but the floor is Electron 33
// (see DECISIONS.md), and what is built must run on both.
const nodeTarget = 'node20.18'
const browserTarget = 'chrome130'

const at = (path: string) => resolve(import.meta.dirname, path)

// How long a plugin took is nothing to warn of.
const checks = { bundlerTimings: false }

/** A file src/main/**\/NAME-worker.ts is built beside index.js as NAME-worker.js, to be run in a thread of its own. */
function workers(): Record<string, string> {
  if (!existsSync(at('src/main'))) return {}
  const files = readdirSync(at('src/main'), { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    files.filter((file) => file.endsWith('-worker.ts')).map((file) => [basename(file, '.ts'), at(`src/main/${file}`)]),
  )
}

/** Every page of the application. browser.html is not one of them: it stands on the stand-in bridge. */
function pages(): Record<string, string> {
  if (!existsSync(at('src/renderer'))) return {}
  const files = readdirSync(at('src/renderer')).filter((file) => file.endsWith('.html') && file !== 'browser.html')
  return Object.fromEntries(files.map((file) => [basename(file, '.html'), at(`src/renderer/${file}`)]))
}

export default defineConfig({
  main: {
    build: {
      target: nodeTarget,
      minify: 'oxc',
      outDir: 'out/main',
      // Everything is bundled, so that a packaged Longroll carries no node_modules.
      externalizeDeps: false,
      sourcemap: true,
      rolldownOptions: {
        checks,
        input: { index: at('src/main/index.ts'), ...workers() },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      target: nodeTarget,
      minify: 'oxc',
      outDir: 'out/preload',
      // A sandboxed preload can require nothing but electron, and must be CommonJS in one file.
      externalizeDeps: false,
      // Each its own, though they share words: nothing is in a player window that it does not need.
      isolatedEntries: true,
      rolldownOptions: {
        checks,
        input: { index: at('src/preload/index.ts'), player: at('src/preload/player.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: at('src/renderer'),
    plugins: [vue()],
    // Only files: an inlined data: URL would need a wider content security policy.
    build: {
      target: browserTarget,
      minify: 'oxc',
      outDir: at('out/renderer'),
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks, input: pages() },
    },
    worker: { format: 'es' },
  },
})
