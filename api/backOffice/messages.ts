// Defines the messages that the brand sends by signed webhooks and back-office commands. States and reasons are enums
// of the contract.
import * as z from 'zod/mini'
import {
  GiftRefusal,
  ParcelState,
  ProofRefusal,
  ReviewRefusal,
} from '#generated/schemas/membersHub.schemas.ts'

/** Actor in the format of audit entries, and time of the act. */
export type Actor = { by: string; now: Date }

const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w:.-]+$/))
/**
 * Schema of a text that replaces control characters with blanks and removes characters that the database cannot store.
 */
const text = (most: number) =>
  z.pipe(
    z.string().check(z.maxLength(most)),
    z.transform(
      (words: string) =>
        words
          .replace(/\p{Cc}/gu, ' ')
          .toWellFormed()
          .trim() || null,
    ),
  )
export const webAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(2048))

/**
 * Rejects times before 2020, because the hub did not exist then. This includes the year 0, which the database cannot
 * store.
 */
const instant = z.iso.datetime({ offset: true }).check(z.refine((timestamp) => timestamp >= '2020'))

export const fulfilmentNews = z
  .strictObject({
    source: z.strictObject({ kind: z.enum(['gift', 'redemption']), id }),
    /** Time of the reported change. */
    at: instant,
    state: z.optional(z.enum(['confirmed', 'packed', 'shipped', 'delivered', 'returned', 'cancelled'])),
    carrier: z.optional(text(100)),
    trackingNumber: z.optional(text(64)),
    trackingUrl: z.optional(webAddress),
    /** Step that the carrier reported. */
    step: z.optional(
      z.strictObject({ state: ParcelState, place: z.optional(text(200)), note: z.optional(text(500)) }),
    ),
  })
  .check(
    z.refine(
      ({ state, step, carrier }) => Boolean(state ?? step ?? carrier),
      'the message has no state, step or carrier',
    ),
  )

export type FulfilmentNews = z.infer<typeof fulfilmentNews>

const accepted = z.literal('accepted')
const refused = z.literal('refused')

/** Decision of a reviewer; a rejection contains the reason, which the hub shows to the member. */
export const decision = z.union([
  z.strictObject({ kind: z.enum(['proof', 'registration', 'review']), id, verdict: accepted }),
  z.strictObject({ kind: z.literal('proof'), id, verdict: refused, reason: ProofRefusal }),
  z.strictObject({ kind: z.literal('registration'), id, verdict: refused, reason: GiftRefusal }),
  z.strictObject({ kind: z.literal('review'), id, verdict: refused, reason: ReviewRefusal }),
])

export type Decision = z.infer<typeof decision>
