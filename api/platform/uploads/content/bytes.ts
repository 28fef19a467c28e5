// Helpers for the bytes of files of any format.

export type Bytes = Uint8Array<ArrayBuffer>

/** Reasons to reject the content of a file. */
export type Rejection = 'OTHER_CONTENT' | 'TOO_MANY_PIXELS' | 'TOO_COMPLEX'

/** Bytes to store, or the reason for the rejection. */
export type Content = { bytes: Bytes } | { refused: Rejection }

/** Reads bytes as Latin-1 characters, for names and signatures in files. */
export const textAt = (bytes: Bytes, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))
