import { nativeImage, type NativeImage } from 'electron'
import plain from '../../../resources/icons/tray.png?asset'
import plainSharp from '../../../resources/icons/tray@2x.png?asset'
import template from '../../../resources/icons/trayTemplate.png?asset'
import templateSharp from '../../../resources/icons/trayTemplate@2x.png?asset'

/** macOS inks a template as its menu bar needs; elsewhere the mark has its own ground, to be seen on light and dark bars. */
export function trayIcon(platform: NodeJS.Platform): NativeImage {
  if (platform === 'linux') return nativeImage.createFromPath(plainSharp)
  const isMac = platform === 'darwin'
  const image = nativeImage.createFromPath(isMac ? template : plain)
  const sharp = nativeImage.createFromPath(isMac ? templateSharp : plainSharp)
  image.addRepresentation({ scaleFactor: 2, dataURL: sharp.toDataURL() })
  image.setTemplateImage(isMac)
  return image
}
