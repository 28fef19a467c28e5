// Reading the bytes of files, whatever their format.

export type Bytes = Uint8Array<ArrayBuffer>

/** Why a file is rejected for what is in it. */
export type Rejection = 'OTHER_CONTENT' | 'TOO_MANY_PIXELS' | 'TOO_COMPLEX'

/** A file as it may be stored, or why it is rejected. */
export type Content = { bytes: Bytes } | { refused: Rejection }

/** The bytes as Latin letters, for names and marks. */
export const textAt = (bytes: Bytes, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))
