// Re-encodes the member's picture before the upload: upright, square, with limited size, and without camera metadata.
import { canvasIsExact } from '#src/domain/uploads/canvasIsExact.ts'
import type { Crop } from '#src/ui/files/crop.ts'

/** Width and height of the uploaded picture in pixels. */
const pictureSide = 512

/** Media types of phone pictures that browsers can decode. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp'

export type OpenPicture = { picture: ImageBitmap; file: File }

/** @throws Error if the browser cannot decode the file as a picture */
export const openPicture = async (file: File): Promise<OpenPicture> => ({
  picture: await createImageBitmap(file, { imageOrientation: 'from-image' }),
  file,
})

/** @returns the file itself if the browser randomizes canvas reads; pages then show the center of the picture */
export async function croppedPicture({ picture, file }: OpenPicture, { x, y, side }: Crop): Promise<Blob> {
  if (!canvasIsExact()) return file
  const canvas = new OffscreenCanvas(pictureSide, pictureSide)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Canvas is not available.')
  // Fill the background with white: JPEG has no transparency, and transparent pixels would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, pictureSide, pictureSide)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, side, side, 0, 0, pictureSide, pictureSide)
  return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
}
