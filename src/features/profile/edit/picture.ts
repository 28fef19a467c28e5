// The member's picture as it is sent: upright, square, no larger than it is ever shown, and without the camera's metadata,
// because it is drawn anew.
import { canvasIsExact } from '#src/domain/uploads/canvasIsExact.ts'
import type { Crop } from '#src/ui/files/crop.ts'

/** Pixels along one side. */
const pictureSide = 512

/** What the browser can open of the files that phones make. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp'

export type OpenPicture = { picture: ImageBitmap; file: File }

/** @throws where the file is no picture */
export const openPicture = async (file: File): Promise<OpenPicture> => ({
  picture: await createImageBitmap(file, { imageOrientation: 'from-image' }),
  file,
})

/** @returns the file itself if the browser falsifies drawn pictures: pages show its middle */
export async function croppedPicture({ picture, file }: OpenPicture, { x, y, side }: Crop): Promise<Blob> {
  if (!canvasIsExact()) return file
  const canvas = new OffscreenCanvas(pictureSide, pictureSide)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to draw on.')
  // JPEG has no transparency: what is not there is white, not black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, pictureSide, pictureSide)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, side, side, 0, 0, pictureSide, pictureSide)
  return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
}
