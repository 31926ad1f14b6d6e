import bell from '../../resources/sounds/bell.wav'
import chime from '../../resources/sounds/chime.wav'
import clock from '../../resources/sounds/clock.wav'
import glass from '../../resources/sounds/glass.wav'
import knock from '../../resources/sounds/knock.wav'
import soft from '../../resources/sounds/soft.wav'
import type { Sound } from '../contract/channels'

const files: Readonly<Record<Sound['sound'], string>> = { bell, chime, clock, glass, knock, soft }

/** Those that are to be heard now. */
const playing = new Set<HTMLAudioElement>()

/** Ends every sound at once. */
export function hush(): void {
  for (const audio of playing) audio.pause()
  playing.clear()
}

/** @returns whether the system plays it */
export async function play({ sound, volume }: Sound): Promise<boolean> {
  const audio = new Audio(files[sound])
  audio.volume = Math.min(1, Math.max(0, volume / 100))
  playing.add(audio)
  audio.addEventListener('ended', () => playing.delete(audio))
  try {
    await audio.play()
    return true
  } catch (error) {
    // Refused by the system, or nothing to play with: DOMException is all there is.
    playing.delete(audio)
    if (error instanceof DOMException) return false
    throw error
  }
}
