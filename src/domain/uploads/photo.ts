// A photo as it is sent: turned upright, no larger than anybody needs to look at it, and without what it tells of its maker
// and place, which so never leave the phone (docs/decisions/0009-files-pass-the-hub.md).

import { canvasIsExact } from './canvasIsExact.ts'

/** Pixels of the longer side: a serial number on a photographed label can still be read. */
const longest = 2560
const thumb = 96

export type Photo = {
  file: Blob
  /** A small copy to show, as a data URL; none of what is no picture, or cannot be read here. */
  preview: string | undefined
}

/** A phone's photo by its name: browsers that know nothing of it tell no type, or another one. */
const heicName = /\.hei[cf]$/i

/** A file without content, or one that has left the device since it was chosen: no retry helps. */
export class UnreadableFile extends Error {}

/**
 * A picture redrawn; anything else, and what this browser cannot read or draw, as it is, for the server to validate and re-encode.
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
    // A screenshot has no location and no rotation, and its text would blur as a JPEG.
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
  // JPEG knows no transparency: what shines through would turn black.
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
