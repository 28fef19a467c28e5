// Finds what an uploaded file really is: by its bytes, never by its name or what was said of it. A picture is drawn anew, so
// that nothing is left of what it told of its maker and place, or hid between and behind its parts. No file is read here:
// whoever answers everybody waits for nobody's.
import { uploadRules, type FileType, type PictureType } from '#api/catalog/uploads.ts'
import { textAt, type Bytes, type Content } from './bytes.ts'
import { openDecoder, openDocumentReader } from './decoder.ts'
import { openFairQueue, type Owner } from './fairQueue.ts'
import type { Sent } from './strangersProcess.ts'

const decodePicture = openPool(openDecoder)
/** Separate: it takes seconds, for which usual pictures should not wait. */
const decodeHeic = openPool(openDecoder)
const readDocument = openPool(openDocumentReader)

/** Whose file it is, and what is called around its decoding, such as a measurement of its time. */
export type Sender = { owner: Owner; spend?: (decode: () => Promise<Content>) => Promise<Content> }

function openPool(open: () => ReturnType<typeof openDecoder>) {
  const inTurn = openFairQueue(Array.from({ length: uploadRules.decoders }, () => open()))
  return (upload: Sent, { owner, spend = (decode) => decode() }: Sender) =>
    inTurn(owner, (decoder) => spend(() => decoder(upload)))
}

/** How a picture begins: what begins otherwise never gets as far as a decoder. */
const beginnings: Readonly<Record<PictureType, RegExp>> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  // The first box, and the names of the formats in it; those of moving pictures have a still one as well.
  'image/heic': /^[^]{4}ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/,
}

/** The file as it may be kept, which is never HEIC (`keptType`). */
export async function contentOf(type: FileType, bytes: Bytes, sender: Sender): Promise<Content> {
  if (type === 'application/pdf') return await readDocument({ type, bytes }, sender)
  if (!beginnings[type].test(textAt(bytes, 0, 12))) return { refused: 'OTHER_CONTENT' }
  return await (type === 'image/heic' ? decodeHeic : decodePicture)({ type, bytes }, sender)
}
