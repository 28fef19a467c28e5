// Gifts in the order they are shown, and the days around a birth or birthday on which they can be claimed. A gift that
// is no longer given stays here as `retired`, so that claims of it can still be shown.
import * as z from 'zod/mini'
import data from './gifts.json' with { type: 'json' }
import { aboutBaby, amount, audience, localized, money, slug } from './schema.ts'

const days = z.int().check(z.gte(0), z.lte(180))

const windows = z.strictObject({
  birthday: z.strictObject({ daysBefore: days, daysAfter: days }),
  /** Counted from the day of birth. */
  newBaby: z.strictObject({ daysAfter: days }),
  /** Days from a change of the date until it counts. */
  changedDateWaits: days,
  /** Days in which a claim is confirmed; after them it lapses, and the member can choose again. */
  confirmedWithin: days,
})

const count = z.int().check(z.gte(1))
/** Births that one family can have. */
const families = z.strictObject({ atOneBirth: count, daysBetweenBirths: days })

const giftKind = z.enum(['level', 'newBaby', 'momBirthday', 'babyBirthday', 'won'])

/** Free gifts in 365 days: of a kind for births and birthdays, of each gift for the others. */
const limits = z
  .strictObject({ member: count, household: count, building: count })
  .check(
    z.refine(
      ({ member, household, building }) => member <= household && household <= building,
      'a limit is at least as large as the one within it',
    ),
  )

const gift = z
  .strictObject({
    id: slug,
    /** What it is given for; `won` by draws and campaigns only. */
    kind: giftKind,
    ...audience.shape,
    aboutBaby,
    coins: amount,
    /** How many there are for everybody; what is won is set aside and counted by who gives it. */
    stock: amount,
    /** What it costs in the shop of a country; in one that has none, what it costs at home. */
    value: z.catchall(z.object({ US: money }), money),
    name: localized,
    text: localized,
    retired: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ kind, coins }) => kind === 'level' || coins === 0, 'only gifts by level cost coins'),
    z.refine(
      ({ kind, aboutBaby: marked }) => marked || (kind !== 'newBaby' && kind !== 'babyBirthday'),
      'a gift for a baby is marked as one',
    ),
  )

export type Gift = z.infer<typeof gift>
export type GiftKind = Gift['kind']

const catalog = z
  .strictObject({
    windows,
    families,
    aYear: z.record(giftKind, limits),
    gifts: z
      .array(gift)
      .check(
        z.refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'each gift stands once'),
      ),
  })
  .parse(data)

export const giftWindows = catalog.windows
export const giftFamilies = catalog.families
export const giftLimits = catalog.aYear

/** All of them by id, in the order they are shown. */
export const gifts: ReadonlyMap<string, Gift> = new Map(catalog.gifts.map((entry) => [entry.id, entry]))

/** Those that are given now. */
export const givenGifts = catalog.gifts.filter(({ retired }) => retired !== true)

/** What the gift is worth where the member lives. */
export const valueIn = ({ value }: Pick<Gift, 'value'>, countryCode: string) =>
  (Object.hasOwn(value, countryCode) ? value[countryCode] : undefined) ?? value.US

/** A gift that something stored names. */
export function giftOf(id: string): Gift {
  const entry = gifts.get(id)
  if (!entry) throw new Error(`The catalogue has no gift ${id}.`)
  return entry
}

export const pictureOf = ({ id }: Pick<Gift, 'id'>) => `/art/gifts/${id}.svg`
