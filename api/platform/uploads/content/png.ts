// PNG (ISO/IEC 15948): a signature, then chunks. Kept are those that draw the picture, without a colour profile, which may
// hold anything at all.
import { joined, textAt, viewOf, type Bytes, type Content } from './bytes.ts'

const signature = '\x89PNG\r\n\x1a\n'
const drawing = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB cICP sBIT bKGD pHYs'.split(' '))

/** `null` where it is no whole PNG. */
export function cleanPng(bytes: Bytes): Content | null {
  if (textAt(bytes, 0, 8) !== signature || textAt(bytes, 12, 4) !== 'IHDR') return null
  const view = viewOf(bytes)
  const pixels = view.getUint32(16) * view.getUint32(20)
  const kept: Bytes[] = [bytes.subarray(0, 8)]
  let drawn = false
  for (let at = 8; ;) {
    const end = at + 12 + view.getUint32(at)
    const name = textAt(bytes, at + 4, 4)
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(name)) return null
    if (drawing.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IDAT') drawn = true
    if (name === 'IEND') return drawn && pixels > 0 ? { bytes: joined(kept), pixels } : null
    at = end
  }
}
