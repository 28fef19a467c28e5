// Prepares a photo for upload: rotates and scales it down, and removes metadata such as camera and location, so that
// they do not leave the device (docs/decisions/0009-files-pass-the-hub.md).

import { canvasIsExact } from './canvasIsExact.ts'

/** Longer side in pixels: a serial number on a photographed label stays readable. */
const longest = 2560
const thumb = 96

export type Photo = {
  file: Blob
  /** Thumbnail as a data URL; `undefined` if the file is not a picture or cannot be decoded here. */
  preview: string | undefined
}

/** Name of a phone photo: browsers without HEIC support report no type or a wrong one. */
const heicName = /\.hei[cf]$/i

/** Error for an empty file, or one that was deleted since it was chosen; a retry would fail again. */
export class UnreadableFile extends Error {}

/**
 * Re-encodes a picture; returns other files, and pictures that this browser cannot decode, unchanged for the server
 * to validate and re-encode.
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
    const small = drawn(bitmap, thumb)
    const preview = small.toDataURL('image/jpeg', 0.7)
    // Keep a small PNG, such as a screenshot: it has no location and no rotation, and its text would blur as a JPEG.
    const isFine = file.type === 'image/png' && Math.max(bitmap.width, bitmap.height) <= longest
    return { file: isFine ? file : await jpegOf(drawn(bitmap, longest)), preview }
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

function drawn(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw on.')
  // JPEG has no transparency: transparent pixels would become black.
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
