// How pictures are kept, and how long files wait for the call that uses them. What may be sent at all the contract says.
import * as z from 'zod/mini'
import { uploadsFor } from '#generated/uploads.ts'
import data from './uploads.json' with { type: 'json' }

const purposes = Object.values(uploadsFor)
export type FileType = (typeof purposes)[number]['types'][number]
export type PictureType = Exclude<FileType, 'application/pdf'>

/** As what a file is kept and shown: few browsers show HEIC, so that one becomes a JPEG. */
export const keptType = (type: FileType) => (type === 'image/heic' ? 'image/jpeg' : type)

const count = z.int().check(z.gte(1))
export const uploadRules = z
  .strictObject({
    /** Of a picture as it is sent; one of HEIC is unpacked whole, at 15 bytes a pixel, and takes long. */
    maxPixels: z.strictObject({ heic: count, others: count }),
    /** Pixels of each side of a picture as it is sent: resizing a picture of few columns and millions of rows takes many times longer. */
    sideAtMost: count,
    /** Processes that decode pictures, and as many each for HEIC and documents; from 2 on, visitors leave one to members. */
    decoders: count,
    /** Decoding time in seconds per window of `seconds`: per member, for all visitors of a network, and for a whole network. */
    decodeBudget: z.strictObject({ member: count, visitors: count, network: count, seconds: count }),
    /** Pixels of the longer side of a picture as it is kept: a serial number on a photographed label can still be read. */
    longestSide: count,
    /** How long opening one picture may take, and how long the process that does it waits for the next. */
    decodeSeconds: count,
    decoderIdleSeconds: count,
    /** How long reading one document may take, and how many streams of objects it may have: a usual one has a hundred. */
    documentSeconds: count,
    documentStreams: count,
    policyMinutes: count,
    /** How long a stored file waits for the call that uses it. */
    unusedHours: z.strictObject({ member: count, visitor: count }),
    /**
     * Files that were announced and not used yet: of one member, of one visitor's network. Of all visitors together, those
     * that were not sent yet, beyond which the busiest network's go, and bytes that were.
     */
    waitingAtMost: z.strictObject({ member: count, visitor: count, visitors: count, visitorsBytes: count }),
    /** Bytes that have come of files not yet stored: of members or of visitors of one network, of all visitors, and of everybody. */
    inFlightAtMost: z.strictObject({ caller: count, visitors: count, all: count }),
    /** A file that is being sent is given up when nothing has come for so long. */
    silentSeconds: count,
  })
  .parse(data)
