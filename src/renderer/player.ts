import { startPlayers } from './player/start'
import { speakAsAddressed } from './words'

if (window.longrollPlayers === undefined) throw new Error('The window has no bridge object')
void speakAsAddressed()
startPlayers(window.longrollPlayers)
