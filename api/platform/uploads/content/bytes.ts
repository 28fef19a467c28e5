// Reading the bytes of files, whatever their format.

export type Bytes = Uint8Array<ArrayBuffer>

/** A file as it may be kept, or why it may not. */
export type Content = { bytes: Bytes } | { refused: 'OTHER_CONTENT' | 'TOO_MANY_PIXELS' | 'TOO_COMPLEX' }

/** The bytes as Latin letters, for names and marks. */
export const textAt = (bytes: Bytes, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))
