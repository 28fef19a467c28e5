// Detects browsers that return random pixels when a canvas is read, such as Firefox with
// `privacy.resistFingerprinting`. In such browsers, re-encoding a photo with a canvas would turn it into noise.

/** Colors to draw, one per row of the canvas, as red, green and blue values. */
const colors = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [128, 128, 128],
] as const
const side = 8
/**
 * Maximum difference per color channel between the drawn and the read color. Noise below this limit is accepted,
 * because it is invisible in photos.
 */
const tolerance = 8

let isExact: boolean | undefined

/** Draws known colors and reads them back; the result is cached until the page is closed. */
export const canvasIsExact = () => (isExact ??= readsDrawnPixels())

function readsDrawnPixels(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = colors.length
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return false
  for (const [row, color] of colors.entries()) {
    context.fillStyle = `rgb(${color.join()})`
    context.fillRect(0, row, side, 1)
  }
  const { data } = context.getImageData(0, 0, side, colors.length)
  return data.every((value, place) => {
    const row = colors[Math.floor(place / 4 / side)]
    const drawn = [...(row ?? []), 255][place % 4] ?? 0
    return Math.abs(value - drawn) <= tolerance
  })
}
