import { eager } from './eager'
import { patient } from './patient'

// A page imports this before everything else, so that it asks before everything else is read.

if (window.longroll === undefined) throw new Error('The window has no bridge object')

/** The bridge to the main process. Only a page with our preload has it; the browser page has the stand-in. */
export const bridge = eager(patient(window.longroll))
