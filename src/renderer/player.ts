import { startPlayers } from './player/start'

if (window.longrollPlayers === undefined) throw new Error('The window has no bridge object')
startPlayers(window.longrollPlayers)
