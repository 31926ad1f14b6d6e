import { windowBridge } from './bridge/bridge'
import { start } from './start'
import { speakAsAddressed } from './words'

void speakAsAddressed()
start(windowBridge())
