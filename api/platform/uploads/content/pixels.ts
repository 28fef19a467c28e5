// Limits the side lengths and the number of pixels of pictures.
import { uploadRules } from '#api/catalog/uploads.ts'

/** @returns true if the size in the header exceeds the maximum length of a side or the maximum number of pixels */
export const isTooLarge = (width: number, height: number, maxPixels: number) =>
  Math.max(width, height) > uploadRules.sideAtMost || width * height > maxPixels
