// Prepares a photo for upload: rotates it and scales it down. Removes metadata such as camera and location, so that
// they do not leave the device (docs/decisions/0009-validate-uploads-in-the-hub-before-storing-them.md).

import { canvasIsExact } from './canvasIsExact.ts'

/** Maximum length of the longer side in pixels: a serial number on a photographed label stays readable. */
const longest = 2560
const thumb = 96

export type Photo = {
  file: Blob
  /** Thumbnail as a data URL; `undefined` if the file is not a picture or this browser cannot decode it. */
  preview: string | undefined
}

/** Matches the file name of a phone photo, because browsers without HEIC support report a wrong type or no type. */
const heicName = /\.hei[cf]$/i

/** Error for a file that is empty, or was deleted after it was chosen; a retry would fail again. */
export class UnreadableFile extends Error {}

/**
 * Re-encodes a picture. Other files, and pictures that this browser cannot decode, are returned unchanged: the server
 * validates and re-encodes them.
 * @throws UnreadableFile
 */
export async function photoOf(chosen: File): Promise<Photo> {
  await requireContent(chosen)
  const isHeic = heicName.test(chosen.name) || chosen.type === 'image/heif'
  const file = isHeic ? new File([chosen], chosen.name, { type: 'image/heic' }) : chosen
  if (!file.type.startsWith('image/') || !canvasIsExact()) return { file, preview: undefined }
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return { file, preview: undefined }
  try {
    const small = canvasOf(bitmap, thumb)
    const preview = small.toDataURL('image/jpeg', 0.7)
    // Keep a small PNG, such as a screenshot: it contains no location and needs no rotation, and text would blur in a
    // JPEG.
    const isFine = file.type === 'image/png' && Math.max(bitmap.width, bitmap.height) <= longest
    return { file: isFine ? file : await jpegOf(canvasOf(bitmap, longest)), preview }
  } finally {
    bitmap.close()
  }
}

async function requireContent(file: File) {
  const start = await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => undefined)
  if (!start?.byteLength) throw new UnreadableFile(`${file.name} cannot be read`)
}

function canvasOf(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Canvas is not available.')
  // Fill the background: JPEG has no transparency, and transparent pixels would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

const jpegOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
      'image/jpeg',
      0.9,
    )
  })
