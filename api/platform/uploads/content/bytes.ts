// Reading the bytes of files, whatever their format. Reading past the end throws a RangeError.

export type Bytes = Uint8Array<ArrayBuffer>

/** A file as it may be kept; `pixels` is 0 for what is no picture. */
export type Content = { bytes: Bytes; pixels: number }

export const viewOf = ({ buffer, byteOffset, byteLength }: Bytes) =>
  new DataView(buffer, byteOffset, byteLength)

/** The bytes as Latin letters, for names and marks. */
export const textAt = (bytes: Bytes, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

export function joined(parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
