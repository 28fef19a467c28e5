// JPEG (ITU T.81): a row of segments, then scans. Kept is what draws the picture; EXIF with its place, comments,
// thumbnails and whatever follows the end are left out.
import { joined, textAt, viewOf, type Bytes, type Content } from './bytes.ts'

const [startOfImage, endOfImage, startOfScan] = [0xd8, 0xd9, 0xda]

/** `null` where it is no whole JPEG. */
export function cleanJpeg(bytes: Bytes): Content | null {
  const view = viewOf(bytes)
  if (view.getUint8(0) !== 0xff || view.getUint8(1) !== startOfImage) return null
  const kept: Bytes[] = [bytes.subarray(0, 2)]
  let pixels = 0
  let scanned = false
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) {
      kept.push(bytes.subarray(at, at + 2))
      return scanned && pixels > 0 ? { bytes: joined(kept), pixels } : null
    }
    const length = view.getUint16(at + 2)
    if (length < 2 || !isSegment(marker)) return null
    const end = marker === startOfScan ? endOfScan(view, at + 2 + length) : at + 2 + length
    if (end > bytes.length) return null
    if (isFrame(marker)) pixels = Math.max(pixels, view.getUint16(at + 5) * view.getUint16(at + 7))
    if (marker === startOfScan) scanned = true
    if (draws(bytes, marker, at, length)) kept.push(bytes.subarray(at, end))
    at = end
  }
}

/** Where the coded picture after a scan's head ends: at a marker that is no restart and no stuffed byte. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; ; at += 1) {
    if (view.getUint8(at) !== 0xff) continue
    const next = view.getUint8(at + 1)
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
}

/** Markers that carry a length: from the frames up, without restarts, start and end. */
const isSegment = (marker: number) => marker >= 0xc0 && !(marker >= 0xd0 && marker <= 0xd9)

/** Start-of-frame markers; C4, C8 and CC mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function draws(bytes: Bytes, marker: number, at: number, length: number): boolean {
  // JFIF without a thumbnail, Adobe's note on the colour space; no other application data. A colour profile may hold
  // anything at all, and without one every browser shows the colours as sRGB.
  if (marker === 0xe0) return length === 16 && textAt(bytes, at + 4, 5) === 'JFIF\0'
  if (marker === 0xee) return length === 14 && textAt(bytes, at + 4, 5) === 'Adobe'
  return marker < 0xe0
}
