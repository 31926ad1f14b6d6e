import { BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron'

const without = new WeakSet<Electron.BrowserWindow>()

/** A window that never has a menu bar: on a TV it would tell what nobody switched on, and take room. */
export function keepWithoutMenu(window: Electron.BrowserWindow): void {
  without.add(window)
  window.removeMenu()
}

/** Builds the menu bar and puts it up. Electron gives it to every window, also to those that it was taken from. */
export function putMenuUp(template: MenuItemConstructorOptions[]): Electron.Menu {
  const menu = Menu.buildFromTemplate(template)
  Menu.setApplicationMenu(menu)
  for (const window of BrowserWindow.getAllWindows()) if (without.has(window)) window.removeMenu()
  return menu
}
