import { bridge } from './bridge/first'
import { start } from './start'
import { speakAsAddressed } from './words'

void speakAsAddressed()
start(bridge)
