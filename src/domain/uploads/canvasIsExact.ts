// Detects browsers that randomize canvas reads, such as Firefox with `privacy.resistFingerprinting`: a photo
// re-encoded by canvas would become noise.

/** Colors of the rows of the canvas, as red, green and blue. */
const colors = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [128, 128, 128],
] as const
const side = 8
/** Maximum difference per channel: invisible in photos, larger than subtle noise. */
const tolerance = 8

let isExact: boolean | undefined

/** Draws known colors and reads them back; cached for the page. */
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
