// What an uploaded file really is: by its bytes, never by its name or what was said of it. A picture leaves without what
// it tells of its maker and place, and without anything hidden between or behind its parts.
import type { FileType } from '../../../catalog/uploads.ts'
import type { Bytes, Content } from './bytes.ts'
import { cleanJpeg } from './jpeg.ts'
import { checkPdf } from './pdf.ts'
import { cleanPng } from './png.ts'
import { cleanWebp } from './webp.ts'

const readers: Readonly<Record<FileType, (bytes: Bytes) => Content | null>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'application/pdf': checkPdf,
}

/** The file as it may be kept; `null` where it is not whole or not of that type. */
export function contentOf(type: FileType, bytes: Bytes): Content | null {
  try {
    return readers[type](bytes)
  } catch (error) {
    // Read past the end: a file that stops short is not whole.
    if (error instanceof RangeError) return null
    throw error
  }
}
