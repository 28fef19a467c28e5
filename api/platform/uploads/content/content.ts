// Finds what an uploaded file really is: by its bytes, never by its name or what was said of it. A picture is drawn anew, so
// that nothing is left of what it told of its maker and place, or hid between and behind its parts. No file is read here:
// whoever answers everybody waits for nobody's.
import type { FileType, PictureType } from '../../../catalog/uploads.ts'
import { textAt, type Bytes, type Content } from './bytes.ts'
import { openDecoder, openDocumentReader } from './decoder.ts'

const decodePicture = openDecoder()
/** Of its own: it takes seconds, for which nobody with a usual picture should wait. */
const decodeHeic = openDecoder()
const readDocument = openDocumentReader()

/** How a picture begins: what begins otherwise never gets as far as a decoder. */
const beginnings: Readonly<Record<PictureType, RegExp>> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  // The first box, and the names of the formats in it; those of moving pictures have a still one as well.
  'image/heic': /^[^]{4}ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/,
}

/** The file as it may be kept, which is never HEIC (`keptType`). */
export async function contentOf(type: FileType, bytes: Bytes): Promise<Content> {
  if (type === 'application/pdf') return await readDocument({ type, bytes })
  if (!beginnings[type].test(textAt(bytes, 0, 12))) return { refused: 'OTHER_CONTENT' }
  return await (type === 'image/heic' ? decodeHeic : decodePicture)({ type, bytes })
}
