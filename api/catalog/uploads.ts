// What files may be sent, for which purpose, how large, and how long they wait for the call that uses them.
import * as z from 'zod/mini'
import data from './uploads.json' with { type: 'json' }

/** HEIC is missing on purpose: browsers do not show it, and phones send JPEG where it is not asked for. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type FileType = (typeof fileTypes)[number]

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
    maxPixels: count,
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
