import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  entry: [
    'src/main/index.ts',
    'src/main/**/*-worker.ts',
    'src/preload/*.ts',
    'src/renderer/{main,player}.ts',
    'src/cli/index.ts',
    'src/renderer/*.html',
    '{src,tests}/**/*.{fair,long}.ts',
    'scripts/*.mjs',
    'scripts/*/index.mjs',
    'oxlint.config.js',
    'scripts/lint/plugin.mjs',
    'scripts/start/picture.mjs',
    'scripts/bench/empty/main.mjs',
    'scripts/icons/draw/main.mjs',
    'scripts/bench/*.ts',
    'scripts/package/{electron-builder,for-tests,fpm}.mjs',
    'scripts/runtime/launcher/launcher.js',
    'tests/kill/{player,judge}.ts',
    'tests/support/browser-main/*.mjs',
    'e2e/**/*.spec.ts',
    'scripts/shots/*.ts',
  ],
  project: ['src/**/*.{ts,vue}', 'scripts/**/*.{mjs,ts}', 'tests/**/*.{ts,mjs}', 'e2e/**/*.ts'],
  // Types are exported beside what uses them; an unused one does no harm.
  rules: { types: 'off', enumMembers: 'off' },
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['apt-get', 'chattr', 'dbus-run-session', 'mount', 'strace', 'umount'],
  ignoreDependencies: ['electron', 'oxlint', 'oxlint-tsgolint', 'typescript-7', 'vue-tsc'],
}

export default config
