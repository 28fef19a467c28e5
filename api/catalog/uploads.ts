// What files may be sent, for which purpose, how large, and how long they wait for the call that uses them.
import * as z from 'zod/mini'
import data from './uploads.json' with { type: 'json' }

export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const
export type FileType = (typeof fileTypes)[number]
export type PictureType = Exclude<FileType, 'application/pdf'>

/** As what a file is kept and shown: few browsers show HEIC, so that one becomes a JPEG. */
export const keptType = (type: FileType) => (type === 'image/heic' ? 'image/jpeg' : type)

const count = z.int().check(z.gte(1))
const purpose = z.strictObject({
  types: z.array(z.enum(fileTypes)),
  maxBytes: count,
  /** Whether somebody who is not signed in may send one. */
  visitors: z._default(z.boolean(), false),
})

export const uploadRules = z
  .strictObject({
    purposes: z.strictObject({
      avatar: purpose,
      right: purpose,
      questionnaire: purpose,
      activity: purpose,
      registration: purpose,
      contact: purpose,
    }),
    /** Of a picture as it is sent; one of HEIC is unpacked whole, at 15 bytes a pixel, and takes long. */
    maxPixels: z.strictObject({ heic: count, others: count }),
    /** Pixels of the longer side of a picture as it is kept: a serial number on a photographed label can still be read. */
    longestSide: count,
    /** How long opening one picture may take, and how long the process that does it waits for the next. */
    decodeSeconds: count,
    decoderIdleSeconds: count,
    policyMinutes: count,
    /** How long a stored file waits for the call that uses it. */
    unusedHours: z.strictObject({ member: count, visitor: count }),
    /** Files that were announced and not used yet: of one member, of one visitor's network, of all visitors together. */
    waitingAtMost: z.strictObject({ member: count, visitor: count, visitors: count }),
    /** Bytes that have come of files not yet whole: of one network, and of everybody. */
    inFlightAtMost: z.strictObject({ caller: count, all: count }),
    /** A file that is being sent is given up when nothing has come for so long. */
    silentSeconds: count,
  })
  .parse(data)
