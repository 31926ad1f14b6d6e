// Runs inside Electron: draws each picture of the list in a hidden window and writes its pixels. Words: LIST (a JSON file).
import { app, BrowserWindow } from 'electron'
import { readFileSync, writeFileSync } from 'node:fs'

/** @typedef {{ svg: string, size: number, inset: number, out: string }} Picture `inset`: the empty part on each side, 0 to 0.5 */

app.disableHardwareAcceleration()
void app.whenReady().then(async () => {
  try {
    const list = process.argv.find((word) => word.endsWith('.json')) ?? ''
    /** @type {Picture[]} */
    const pictures = JSON.parse(readFileSync(list, 'utf8'))
    const window = new BrowserWindow({ show: false, webPreferences: { sandbox: true } })
    await window.loadURL('data:text/html,<canvas>')
    for (const { svg, size, inset, out } of pictures) {
      const markup = readFileSync(svg, 'utf8')
      const base64 = await window.webContents.executeJavaScript(
        `(${draw.toString()})(${JSON.stringify(markup)}, ${size}, ${inset})`,
      )
      writeFileSync(out, Buffer.from(base64, 'base64'))
    }
    app.exit(0)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    app.exit(1)
  }
})

/**
 * In the page.
 *
 * @param {string} markup
 * @param {number} size
 * @param {number} inset
 */
async function draw(markup, size, inset) {
  const image = new Image()
  image.src = `data:image/svg+xml;base64,${btoa(markup)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = canvas.getContext('2d')
  const edge = size * inset
  context?.drawImage(image, edge, edge, size - 2 * edge, size - 2 * edge)
  const { data } = context?.getImageData(0, 0, size, size) ?? { data: new Uint8ClampedArray() }
  let text = ''
  for (let at = 0; at < data.length; at += 8_192) text += String.fromCharCode(...data.subarray(at, at + 8_192))
  return btoa(text)
}
