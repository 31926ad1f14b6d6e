// How Longroll is packed for each system. Used by `npm run package` and by .github/workflows/release.yml; docs/release.md says
// what has to be there to sign.
import { rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What the packed Electron cannot be talked into any more, whatever stands in its environment or on its command line.
 * The wire's bytes are read back by `npm run test:package`.
 */
export const fuses = {
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  // Electron checks it on macOS and Windows; on Linux the fuse is set and has no effect yet.
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
}

/** What a development Electron brings along and a package must not carry. */
const leftOut = ['resources/default_app.asar', 'longroll-runtime.json']

/** Nothing but the built program, in which all packages are bundled, and what main reads beside it. */
const files = [
  'out/{main,preload,renderer}/**/*',
  'package.json',
  'resources/icons/{tray*,256x256}.png',
  '!**/*.map',
  '!node_modules/**/*',
]

/** Chromium's own few words (the menus of text fields) in the languages that Longroll speaks. */
const electronLanguages = ['en-US', 'de']

/**
 * @param {{ electronDist?: string, electronVersion?: string }} [electron] another one than the official of package.json
 * @returns {import('electron-builder').Configuration}
 */
export function packageConfig(electron = {}) {
  return {
    appId: 'app.longroll',
    productName: 'Longroll',
    copyright: 'Longroll',
    directories: { output: 'dist', buildResources: 'resources/package' },
    files,
    extraFiles: [{ from: 'THIRD-PARTY.md', to: 'THIRD-PARTY.md' }],
    // Signing makes its own; an updater is not there.
    publish: null,
    npmRebuild: false,
    asar: true,
    electronFuses: fuses,
    electronLanguages,
    removePackageScripts: true,
    // deb and rpm will not be made without one.
    extraMetadata: { homepage: process.env['LONGROLL_HOMEPAGE'] ?? 'https://longroll.invalid' },
    artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
    ...electron,

    fileAssociations: [
      {
        ext: 'longroll',
        name: 'Longroll campaign',
        description: 'Longroll campaign',
        mimeType: 'application/x-longroll',
        role: 'Editor',
        rank: 'Owner',
      },
    ],

    afterPack: ({ appOutDir, electronPlatformName }) => {
      if (electronPlatformName !== 'linux') return Promise.resolve()
      leftOut.forEach((name) => rmSync(join(appOutDir, name), { force: true }))
      return Promise.resolve()
    },

    linux: {
      icon: 'resources/icons',
      target: ['dir', 'tar.gz', 'AppImage', 'deb', 'rpm', 'flatpak'],
      executableName: 'longroll',
      syncDesktopName: true,
      category: 'Game',
      synopsis: 'Extended tasks at the table',
      description: 'Runs extended tasks at the table: rolls, intervals, odds and timers for game masters.',
      maintainer: 'Longroll <releases@longroll.invalid>',
      desktop: {
        entry: {
          Name: 'Longroll',
          GenericName: 'Game master’s task keeper',
          'GenericName[de]': 'Aufgaben für die Spielleitung',
          Keywords: 'rpg;dice;timer;game master;',
          StartupWMClass: 'Longroll',
        },
      },
    },
    flatpak: {
      runtime: 'org.freedesktop.Platform',
      runtimeVersion: '24.08',
      sdk: 'org.freedesktop.Sdk',
      base: 'org.electronjs.Electron2.BaseApp',
      baseVersion: '24.08',
      // No network: Longroll never goes online.
      finishArgs: [
        '--share=ipc',
        '--socket=wayland',
        '--socket=fallback-x11',
        '--socket=pulseaudio',
        '--device=dri',
        '--talk-name=org.freedesktop.Notifications',
        '--talk-name=org.kde.StatusNotifierWatcher',
        '--filesystem=xdg-documents',
      ],
    },

    win: { icon: 'resources/icons/icon.ico', target: ['nsis', 'portable', 'zip'] },
    nsis: {
      oneClick: false,
      perMachine: false,
      allowToChangeInstallationDirectory: true,
      deleteAppDataOnUninstall: false,
    },
    portable: { artifactName: '${productName}-${version}-portable-${arch}.${ext}' },

    mac: {
      icon: 'resources/icons/icon.icns',
      target: [
        { target: 'dmg', arch: 'universal' },
        { target: 'zip', arch: 'universal' },
      ],
      category: 'public.app-category.role-playing-games',
      hardenedRuntime: true,
      gatekeeperAssess: false,
      minimumSystemVersion: '13.0',
      entitlements: 'resources/package/entitlements.plist',
      entitlementsInherit: 'resources/package/entitlements.plist',
      // Done when the secrets for it are there; see docs/release.md.
      notarize: process.env['APPLE_API_KEY'] !== undefined,
    },
  }
}
