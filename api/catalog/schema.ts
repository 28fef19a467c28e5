// Defines what the files of the catalogue are made of. Each topic is a JSON file of data and a module beside it that validates
// it when the server starts, so that a slip in it stops the server with a sentence instead of reaching a member.
import { eachLanguage } from '#shared/languages.ts'
import * as z from 'zod/mini'
import { movedDays } from './movedDays.ts'
import { unbroken } from '../locale/unbroken.ts'

/** Text to be shown, whose words do not part at the end of a line. */
const displayText = z.pipe(z.string(), z.transform(unbroken))

/** Text in the four languages. */
export const localized = z.strictObject(eachLanguage(() => displayText))

/** Whole coins or points. */
export const amount = z.int().check(z.gte(0))

/** What something is worth: whole minor units by ISO 4217, as the contract's `Money`. */
export const money = z.strictObject({
  amount: z.int().check(z.gte(1)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
})

/** An id of the catalogue, as it stands in addresses and references. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** `YYYY-MM-DD`. */
export const date = z.iso.date()

const moved = movedDays(Date.now(), process.env.STAND_INS) * 86_400_000

/** When something of the brand's begins or ends, ISO 8601 in UTC. */
export const instant = z.pipe(
  z.iso.datetime(),
  z.transform((at) => (moved === 0 ? at : new Date(Date.parse(at) + moved).toISOString())),
)

/** Address of a picture on the hub's own origin. */
export const picture = z.string().check(z.regex(/^\/art\/[a-z0-9/-]+\.svg$/))

/** Countries something is for, ISO 3166-1 alpha-2; empty for all. */
export const regions = z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))

/** Who something is for: countries and the lowest level. */
export const audience = z.strictObject({ regions, fromLevel: z.int().check(z.gte(1), z.lte(4)) })

/** It speaks of babies, birth or feeding: it is not shown to members who silenced that (`api/offers/silence.ts`). */
export const aboutBaby = z._default(z.boolean(), false)

/** What the house gives: any of coins, points, a voucher or gift of the catalogue, tickets of a draw. */
export const prize = z.strictObject({
  coins: z.optional(amount),
  points: z.optional(amount),
  voucher: z.optional(slug),
  gift: z.optional(slug),
  tickets: z.optional(z.strictObject({ draw: slug, count: z.int().check(z.gte(1)) })),
})

export type Prize = z.infer<typeof prize>
