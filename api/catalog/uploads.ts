// Reads limits of uploads: sizes and decoding times of pictures and documents, and the number and age of unused files.
// The contract specifies which files may be uploaded.
import * as z from 'zod/mini'
import { uploadsFor } from '#generated/uploads.ts'
import data from './uploads.json' with { type: 'json' }

const purposes = Object.values(uploadsFor)
export type FileType = (typeof purposes)[number]['types'][number]
export type PictureType = Exclude<FileType, 'application/pdf'>

/** Returns the type in which a file is stored. HEIC pictures are stored as JPEG, because few browsers show HEIC. */
export const storedType = (type: FileType) => (type === 'image/heic' ? 'image/jpeg' : type)

const count = z.int().check(z.gte(1))
export const uploadRules = z
  .strictObject({
    /**
     * Maximum number of pixels of an uploaded picture. HEIC pictures have a separate limit, because they are decoded
     * slowly and need memory for the whole picture, 15 bytes per pixel.
     */
    maxPixels: z.strictObject({ heic: count, others: count }),
    /**
     * Maximum length in pixels of each side of an uploaded picture. The limit is needed because resizing a very long or
     * very wide picture takes many times longer.
     */
    sideAtMost: count,
    /**
     * Number of processes that decode HEIC pictures. The same number of processes reads documents. If the number is at
     * least 2, one process of each kind is reserved for members.
     */
    decoders: count,
    /**
     * Maximum total decoding time in seconds during each period of `seconds`: for one member, for all visitors of a
     * network, and for all members and visitors of a network.
     */
    decodeBudget: z.strictObject({ member: count, visitors: count, network: count, seconds: count }),
    /**
     * Maximum length in pixels of the longer side of a stored picture. A serial number on a photographed label is still
     * readable at this length.
     */
    longestSide: count,
    /** Timeout in seconds of decoding one picture, and idle time in seconds after which a decoder process ends. */
    decodeSeconds: count,
    decoderIdleSeconds: count,
    /**
     * Timeout in seconds of reading one document, and maximum number of its object streams; a typical document has a
     * hundred streams.
     */
    documentSeconds: count,
    documentStreams: count,
    policyMinutes: count,
    /** Number of hours after which an unused file is deleted. */
    unusedHours: z.strictObject({ member: count, visitor: count }),
    /**
     * Limits of unused files. `member` and `visitor`: maximum number of files per member and per network of visitors,
     * including files that were announced but not uploaded yet. `visitors`: maximum number of announced files of all
     * visitors; beyond it, announced files of the network with the most files are deleted. `visitorsBytes`: maximum
     * total size in bytes of the unused files of all visitors.
     */
    waitingAtMost: z.strictObject({ member: count, visitor: count, visitors: count, visitorsBytes: count }),
    /**
     * Maximum number of bytes of uploads in progress: `caller` for one member or one network of visitors, `visitors`
     * for all visitors together, and `all` in total.
     */
    inFlightAtMost: z.strictObject({ caller: count, visitors: count, all: count }),
    /** Idle timeout of an upload in seconds: the upload is aborted if no byte is received within this time. */
    silentSeconds: count,
  })
  .parse(data)
