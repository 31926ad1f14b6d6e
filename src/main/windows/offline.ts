import { app } from 'electron'

/** Before the app is ready: Chromium looks up no name and asks nobody anything, whatever part of it would like to. */
export function stayOffline(): void {
  // `npm run dev` serves its pages from this very machine.
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND, EXCLUDE localhost')
  app.commandLine.appendSwitch('disable-background-networking')
  app.commandLine.appendSwitch('disable-component-update')
  app.commandLine.appendSwitch('disable-domain-reliability')
  app.commandLine.appendSwitch('no-pings')
}
