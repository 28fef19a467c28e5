// Types and helpers for the bytes of a file in any format.

export type Bytes = Uint8Array<ArrayBuffer>

/** Reason why the content of a file is rejected. */
export type Rejection = 'OTHER_CONTENT' | 'TOO_MANY_PIXELS' | 'TOO_COMPLEX'

/** Bytes to store, or the reason why the file is rejected. `size` is the size in pixels of a picture with a shape. */
export type Content = { bytes: Bytes; size?: { width: number; height: number } } | { refused: Rejection }

/** Shape of a picture that is stored as WebP. */
export type Shape = {
  /** Part of the picture to keep, as fractions of its width and height. */
  crop: { left: number; top: number; width: number; height: number }
  /** Maximum length of the longer side in pixels. */
  longestSide: number
}

/** Reads bytes as Latin-1 characters, for example a file signature or a PDF name. */
export const textAt = (bytes: Bytes, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))
