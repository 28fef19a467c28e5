// Detects browsers that falsify what is read from a canvas, such as Firefox with `privacy.resistFingerprinting`: a photo that is
// drawn there leaves as noise.

/** Colors of the canvas's rows, as red, green and blue. */
const colors = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [128, 128, 128],
] as const
const side = 8
/** A difference that no photo shows; subtle noise stays below it. */
const tolerance = 8

let isExact: boolean | undefined

/** Draws known colors and reads them back, once for each page. */
export const canvasIsExact = () => (isExact ??= readsWhatIsDrawn())

function readsWhatIsDrawn(): boolean {
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
