// Reads limits for storing pictures, and how long files wait for the call that uses them. The contract specifies which
// files may be uploaded.
import * as z from 'zod/mini'
import { uploadsFor } from '#generated/uploads.ts'
import data from './uploads.json' with { type: 'json' }

const purposes = Object.values(uploadsFor)
export type FileType = (typeof purposes)[number]['types'][number]
export type PictureType = Exclude<FileType, 'application/pdf'>

/** Returns the type in which a file is stored: HEIC becomes JPEG, because few browsers show HEIC. */
export const keptType = (type: FileType) => (type === 'image/heic' ? 'image/jpeg' : type)

const count = z.int().check(z.gte(1))
export const uploadRules = z
  .strictObject({
    /** Maximum pixels of an uploaded picture; HEIC is decoded as a whole, at 15 bytes per pixel, and slowly. */
    maxPixels: z.strictObject({ heic: count, others: count }),
    /**
     * Maximum pixels of each side of an uploaded picture: resizing pictures with extreme proportions takes many times
     * longer.
     */
    sideAtMost: count,
    /**
     * Number of decoder processes, the same for HEIC and for documents; if at least 2, visitors leave one to members.
     */
    decoders: count,
    /**
     * Decoding time in seconds per window of `seconds`: per member, for all visitors of a network, and for a whole
     * network.
     */
    decodeBudget: z.strictObject({ member: count, visitors: count, network: count, seconds: count }),
    /** Pixels of the longer side of a stored picture: a serial number on a photographed label is still readable. */
    longestSide: count,
    /** Timeout of decoding one picture, and idle time after which a decoder process ends. */
    decodeSeconds: count,
    decoderIdleSeconds: count,
    /** Timeout of reading one document, and maximum number of its object streams; a typical document has a hundred. */
    documentSeconds: count,
    documentStreams: count,
    policyMinutes: count,
    /** Hours for which a stored file waits for the call that uses it. */
    unusedHours: z.strictObject({ member: count, visitor: count }),
    /**
     * Maximum number of announced and unused files: per member and per visitor's network. For all visitors: number of
     * announced files, beyond which those of the busiest network are dropped, and bytes of stored files.
     */
    waitingAtMost: z.strictObject({ member: count, visitor: count, visitors: count, visitorsBytes: count }),
    /**
     * Maximum bytes of uploads in progress: of members or of visitors of one network, of all visitors, and in total.
     */
    inFlightAtMost: z.strictObject({ caller: count, visitors: count, all: count }),
    /** Seconds without a byte after which an upload is aborted. */
    silentSeconds: count,
  })
  .parse(data)
