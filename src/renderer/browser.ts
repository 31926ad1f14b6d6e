import { isLanguageChoice } from '../contract/language'
import { startPlayers } from './player/start'
import { standIn, type StandIn } from './bridge/stand-in'
import { start } from './start'

declare global {
  interface Window {
    /** For component tests and for looking at states: gives commands as a script does. */
    standIn: Pick<StandIn, 'play' | 'say' | 'bridge'>
  }
}

// browser.html?name=The+Seven+Clocks&seed=7&welcome&language=de, or &players for the window that players see
const address = new URLSearchParams(window.location.search)
const seed = address.get('seed')
const language = address.get('language')
const { bridge, players, play, say } = standIn({
  language: isLanguageChoice(language) ? language : 'en',
  name: address.get('name') ?? 'The Seven Clocks',
  seed: seed === null ? null : Number(seed),
  isOpen: !address.has('welcome'),
})
window.standIn = { play, say, bridge }
if (address.has('players')) startPlayers(players)
else start(bridge)
