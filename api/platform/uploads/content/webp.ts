// WebP (RFC 9649): a RIFF of chunks. Kept are those that draw the picture, without a colour profile, which may hold anything
// at all, and their flags and length set right again.
import { joined, textAt, viewOf, type Bytes, type Content } from './bytes.ts'

const drawing = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'])
const profileExifAndXmp = 0b101100

/** `null` where it is no whole WebP. */
export function cleanWebp(bytes: Bytes): Content | null {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return null
  const view = viewOf(bytes)
  const end = 8 + view.getUint32(4, true)
  if (end > bytes.length) return null
  const kept: Bytes[] = [bytes.slice(0, 12)]
  let pixels = 0
  let drawn = false
  for (let at = 12; at < end;) {
    const name = textAt(bytes, at, 4)
    const size = view.getUint32(at + 4, true)
    // Chunks lie at even places.
    const next = at + 8 + size + (size % 2)
    if (next > end) return null
    if (drawing.has(name)) kept.push(bytes.slice(at, next))
    pixels = Math.max(pixels, pixelsOf(view, name, at + 8))
    if (name === 'VP8 ' || name === 'VP8L' || name === 'ANMF') drawn = true
    at = next
  }
  if (!drawn || pixels === 0) return null
  const clean = joined(kept)
  viewOf(clean).setUint32(4, clean.length - 8, true)
  if (textAt(clean, 12, 4) === 'VP8X') clean[20] = (clean[20] ?? 0) & ~profileExifAndXmp
  return { bytes: clean, pixels }
}

function pixelsOf(view: DataView, name: string, at: number): number {
  const uint24 = (from: number) => view.getUint16(from, true) + view.getUint8(from + 2) * 65_536
  if (name === 'VP8X') return (uint24(at + 4) + 1) * (uint24(at + 7) + 1)
  if (name === 'VP8 ')
    return (view.getUint16(at + 6, true) & 0x3fff) * (view.getUint16(at + 8, true) & 0x3fff)
  if (name !== 'VP8L') return 0
  const packed = view.getUint32(at + 1, true)
  return ((packed & 0x3fff) + 1) * (((packed >>> 14) & 0x3fff) + 1)
}
