// Types and helpers for the bytes of a file in any format.

export type Bytes = Uint8Array<ArrayBuffer>

/** Reason why the content of a file is rejected. */
export type Rejection = 'OTHER_CONTENT' | 'TOO_MANY_PIXELS' | 'TOO_COMPLEX'

/** Bytes to store, or the reason why the file is rejected. */
export type Content = { bytes: Bytes } | { refused: Rejection }

/** Reads bytes as Latin-1 characters, for example a file signature or a PDF name. */
export const textAt = (bytes: Bytes, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))
