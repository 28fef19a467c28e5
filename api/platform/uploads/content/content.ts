// Identifies an uploaded file by its bytes, not by its name or declared type. Pictures are re-encoded, which removes metadata and hidden
// data. Child processes read the files, so that the server process is not blocked.
import { uploadRules, type FileType, type PictureType } from '#api/catalog/uploads.ts'
import { textAt, type Bytes, type Content } from './bytes.ts'
import { openDecoder, openDocumentReader } from './decoder.ts'
import { openFairQueue, type Owner } from './fairQueue.ts'
import type { Sent } from './strangersProcess.ts'

const decodePicture = openPool(openDecoder)
/** Separate pool: HEIC takes seconds, and other pictures should not wait for it. */
const decodeHeic = openPool(openDecoder)
const readDocument = openPool(openDocumentReader)

/** Owner of the file, and a wrapper around the decoding, such as a measurement of its time. */
export type Sender = { owner: Owner; spend?: (decode: () => Promise<Content>) => Promise<Content> }

function openPool(open: () => ReturnType<typeof openDecoder>) {
  const inTurn = openFairQueue(Array.from({ length: uploadRules.decoders }, () => open()))
  return (upload: Sent, { owner, spend = (decode) => decode() }: Sender) =>
    inTurn(owner, (decoder) => spend(() => decoder(upload)))
}

/** Signatures of pictures; files with other first bytes are not passed to a decoder. */
const beginnings: Readonly<Record<PictureType, RegExp>> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  // The first box with the names of formats. Image sequences are included, because they contain a still picture.
  'image/heic': /^[^]{4}ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/,
}

/** Returns the file in the form to be stored, which is never HEIC (`keptType`). */
export async function contentOf(type: FileType, bytes: Bytes, sender: Sender): Promise<Content> {
  if (type === 'application/pdf') return await readDocument({ type, bytes }, sender)
  if (!beginnings[type].test(textAt(bytes, 0, 12))) return { refused: 'OTHER_CONTENT' }
  return await (type === 'image/heic' ? decodeHeic : decodePicture)({ type, bytes }, sender)
}
