// Limits the size of decoded pictures.
import { uploadRules } from '#api/catalog/uploads.ts'

/** @returns true if the size in the header exceeds the limit of a side or of the number of pixels */
export const isTooLarge = (width: number, height: number, maxPixels: number) =>
  Math.max(width, height) > uploadRules.sideAtMost || width * height > maxPixels
