// The configuration as electron-builder's own command line reads it (--config): with the official Electron of package.json.
import { packageConfig } from './config.mjs'

export default packageConfig()
