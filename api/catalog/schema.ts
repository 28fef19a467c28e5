// Defines shared parts of catalog schemas. Each catalog topic is a JSON file and a module that validates the file when
// the server starts. Invalid data stops the server with an error message, so that it does not reach members.
import { eachLanguage } from '#shared/languages.ts'
import * as z from 'zod/mini'
import { movedDays } from './movedDays.ts'
import { unbroken } from '../locale/unbroken.ts'

/** Schema of a displayed text; inserts word joiners (U+2060) that prevent line breaks within words. */
const displayText = z.pipe(z.string(), z.transform(unbroken))

/** Text in the four languages. */
export const localized = z.strictObject(eachLanguage(() => displayText))

/** Whole number of coins or points. */
export const amount = z.int().check(z.gte(0))

/** Amount of money in whole minor units of an ISO 4217 currency, in the format of `Money` in the contract. */
export const money = z.strictObject({
  amount: z.int().check(z.gte(1)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
})

/** Id of a catalog entry, as used in URLs and references. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** `YYYY-MM-DD`. */
export const date = z.iso.date()

const moved = movedDays(Date.now(), process.env.STAND_INS) * 86_400_000

/** Start or end of an offer, in ISO 8601 and UTC; development mode shifts it by whole weeks. */
export const instant = z.pipe(
  z.iso.datetime(),
  z.transform((at) => (moved === 0 ? at : new Date(Date.parse(at) + moved).toISOString())),
)

/** Adds a lookup by `id` to a list of entries; the order of the entries is kept. */
export const byId = <Entry extends { id: string }>(entries: z.ZodMiniType<Entry[]>) =>
  z.pipe(
    entries,
    z.transform((all): ReadonlyMap<string, Entry> => new Map(all.map((entry) => [entry.id, entry]))),
  )

/** Path of a picture on the hub's origin. */
export const picture = z.string().check(z.regex(/^\/art\/[a-z0-9/-]+\.svg$/))

/** Countries to which an entry applies, as ISO 3166-1 alpha-2 codes; empty for all countries. */
export const regions = z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))

/** Audience of an offer: countries, and the lowest member level. */
export const audience = z.strictObject({ regions, fromLevel: z.int().check(z.gte(1), z.lte(4)) })

/** True for content on babies, birth or feeding, which members can hide (`api/offers/silence.ts`). */
export const aboutBaby = z._default(z.boolean(), false)

/** Prize: any combination of coins, points, a voucher of the catalog, a gift of the catalog, and tickets of a draw. */
export const prize = z.strictObject({
  coins: z.optional(amount),
  points: z.optional(amount),
  voucher: z.optional(slug),
  gift: z.optional(slug),
  tickets: z.optional(z.strictObject({ draw: slug, count: z.int().check(z.gte(1)) })),
})

export type Prize = z.infer<typeof prize>
