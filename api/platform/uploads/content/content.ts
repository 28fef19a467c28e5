// Detects the type of an uploaded file by its bytes, not by its name or declared type. Pictures are re-encoded, which
// removes metadata and hidden data. Child processes read the files, so that the server process stays responsive.
import { uploadRules, type FileType, type PictureType } from '#api/catalog/uploads.ts'
import { textAt, type Bytes, type Content, type Shape } from './bytes.ts'
import { openDecoder, openDocumentReader } from './decoder.ts'
import { openFairQueue, type Owner } from './fairQueue.ts'
import type { Sent } from './untrustedProcess.ts'

const decodePicture = openPool(openDecoder)
/**
 * Uses a separate pool of decoder processes for HEIC, because decoding HEIC takes seconds, and other pictures should
 * not wait.
 */
const decodeHeic = openPool(openDecoder)
const readDocument = openPool(openDocumentReader)

/**
 * Sender of a file: the owner, and an optional function that runs the decoding and charges its duration to a budget.
 */
export type Sender = { owner: Owner; spend?: (decode: () => Promise<Content>) => Promise<Content> } & {
  /** Shape of a picture; if it is omitted, the picture keeps its format and proportions. */
  shape?: Shape
}

function openPool(open: () => ReturnType<typeof openDecoder>) {
  const inTurn = openFairQueue(Array.from({ length: uploadRules.decoders }, () => open()))
  return (upload: Sent, { owner, spend = (decode) => decode() }: Sender) =>
    inTurn(owner, (decoder) => spend(() => decoder(upload)))
}

/** First bytes of each picture format. Files with other first bytes are not passed to a decoder. */
const signatures: Readonly<Record<PictureType, RegExp>> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  // Matches the `ftyp` box at the start of the file, which names the file's format. Accepts image sequences, because
  // they contain a still picture.
  'image/heic': /^[^]{4}ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/,
}

/** Returns the bytes to store for a file. HEIC is converted to another type (`storedType`). */
export async function contentOf(type: FileType, bytes: Bytes, sender: Sender): Promise<Content> {
  if (type === 'application/pdf') return await readDocument({ type, bytes }, sender)
  if (!signatures[type].test(textAt(bytes, 0, 12))) return { refused: 'OTHER_CONTENT' }
  return await (type === 'image/heic' ? decodeHeic : decodePicture)(
    { type, bytes, shape: sender.shape },
    sender,
  )
}
