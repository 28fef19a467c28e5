// Defines what the brand's side may tell the hub: by signed webhooks, and at the terminal. States and reasons are the contract's.
import * as z from 'zod/mini'
import {
  GiftRefusal,
  ParcelState,
  ProofRefusal,
  ReviewRefusal,
} from '#generated/schemas/membersHub.schemas.ts'

/** Who says it, as entries of the audit name them, and when. */
export type Said = { by: string; now: Date }

const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w:.-]+$/))
/** What the database can hold, without what would break a line. */
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

/** Nothing of before the hub: the database has no year 0. */
const instant = z.iso.datetime({ offset: true }).check(z.refine((timestamp) => timestamp >= '2020'))

export const fulfilmentNews = z
  .strictObject({
    source: z.strictObject({ kind: z.enum(['gift', 'redemption']), id }),
    /** When it happened. */
    at: instant,
    state: z.optional(z.enum(['confirmed', 'packed', 'shipped', 'delivered', 'returned', 'cancelled'])),
    carrier: z.optional(text(100)),
    trackingNumber: z.optional(text(64)),
    trackingUrl: z.optional(webAddress),
    /** What the carrier says of it. */
    step: z.optional(
      z.strictObject({ state: ParcelState, place: z.optional(text(200)), note: z.optional(text(500)) }),
    ),
  })
  .check(z.refine(({ state, step, carrier }) => Boolean(state ?? step ?? carrier), 'it tells of nothing'))

export type FulfilmentNews = z.infer<typeof fulfilmentNews>

const accepted = z.literal('accepted')
const refused = z.literal('refused')

/** What somebody decided who looked at what was sent; a refusal names its reason, which members are told. */
export const decision = z.union([
  z.strictObject({ kind: z.enum(['proof', 'registration', 'review']), id, verdict: accepted }),
  z.strictObject({ kind: z.literal('proof'), id, verdict: refused, reason: ProofRefusal }),
  z.strictObject({ kind: z.literal('registration'), id, verdict: refused, reason: GiftRefusal }),
  z.strictObject({ kind: z.literal('review'), id, verdict: refused, reason: ReviewRefusal }),
])

export type Decision = z.infer<typeof decision>
