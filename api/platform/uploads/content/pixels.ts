// Limits the size of pictures that are decoded.
import { uploadRules } from '#api/catalog/uploads.ts'

/** @returns whether the picture's head announces a side or a number of pixels beyond the limits */
export const isTooLarge = (width: number, height: number, maxPixels: number) =>
  Math.max(width, height) > uploadRules.sideAtMost || width * height > maxPixels
