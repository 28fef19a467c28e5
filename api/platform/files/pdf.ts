// PDF (ISO 32000): nothing is taken out of one, so that one that openly carries a script, a program or another file is
// refused. It leaves only as a download, never shown on the hub's own origin.
import { textAt, type Bytes, type Content } from './bytes.ts'

// Long enough never to occur by chance in what is compressed.
const active = ['/JavaScript', '/EmbeddedFile', '/RichMedia', '/Launch']

/** `null` where it is no whole PDF, or an active one. */
export function checkPdf(bytes: Bytes): Content | null {
  if (!/^%PDF-[12]\.\d/.test(textAt(bytes, 0, 8))) return null
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ends = text.subarray(-1024).includes('%%EOF')
  return ends && !active.some((name) => text.includes(name)) ? { bytes, pixels: 0 } : null
}
