import { windowBridge } from './bridge/bridge'
import { start } from './start'

start(windowBridge())
