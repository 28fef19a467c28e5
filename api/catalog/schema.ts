// Defines shared parts of catalog schemas. Each topic is a JSON file and a module that validates it at the start. An
// error stops the server with a message and does not reach members.
import { eachLanguage } from '#shared/languages.ts'
import * as z from 'zod/mini'
import { movedDays } from './movedDays.ts'
import { unbroken } from '../locale/unbroken.ts'

/** Text to display, with non-breaking blanks within its phrases. */
const displayText = z.pipe(z.string(), z.transform(unbroken))

/** Text in the four languages. */
export const localized = z.strictObject(eachLanguage(() => displayText))

/** Whole coins or points. */
export const amount = z.int().check(z.gte(0))

/** An amount in whole minor units by ISO 4217, as the contract's `Money`. */
export const money = z.strictObject({
  amount: z.int().check(z.gte(1)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
})

/** An id of the catalog, as in URLs and references. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** `YYYY-MM-DD`. */
export const date = z.iso.date()

const moved = movedDays(Date.now(), process.env.STAND_INS) * 86_400_000

/** Start or end of an offer, ISO 8601 in UTC. */
export const instant = z.pipe(
  z.iso.datetime(),
  z.transform((at) => (moved === 0 ? at : new Date(Date.parse(at) + moved).toISOString())),
)

/** Path of a picture on the hub's origin. */
export const picture = z.string().check(z.regex(/^\/art\/[a-z0-9/-]+\.svg$/))

/** Countries to which it applies, ISO 3166-1 alpha-2; empty for all. */
export const regions = z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))

/** Audience: countries and the lowest level. */
export const audience = z.strictObject({ regions, fromLevel: z.int().check(z.gte(1), z.lte(4)) })

/**
 * True for content on babies, birth or feeding, which is hidden from members who silenced it (`api/offers/silence.ts`).
 */
export const aboutBaby = z._default(z.boolean(), false)

/** A prize: any of coins, points, a voucher or gift of the catalog, and tickets of a draw. */
export const prize = z.strictObject({
  coins: z.optional(amount),
  points: z.optional(amount),
  voucher: z.optional(slug),
  gift: z.optional(slug),
  tickets: z.optional(z.strictObject({ draw: slug, count: z.int().check(z.gte(1)) })),
})

export type Prize = z.infer<typeof prize>
