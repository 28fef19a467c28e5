// Reads gifts in display order, and the days around a birth or birthday on which they can be claimed. A gift that is no
// longer offered stays as `retired`, so that its claims can be shown.
import * as z from 'zod/mini'
import data from './gifts.json' with { type: 'json' }
import { aboutBaby, amount, audience, localized, money, slug } from './schema.ts'

const days = z.int().check(z.gte(0), z.lte(180))

const windows = z.strictObject({
  birthday: z.strictObject({ daysBefore: days, daysAfter: days }),
  /** Counted from the day of birth. */
  newBaby: z.strictObject({ daysAfter: days }),
  /** Days after a change of the date until it counts. */
  changedDateWaits: days,
  /** Days within which a claim must be confirmed; afterwards it expires, and the member can choose again. */
  confirmedWithin: days,
})

const count = z.int().check(z.gte(1))
/** Limits of births in one family. */
const families = z.strictObject({ atOneBirth: count, daysBetweenBirths: days })

const giftKind = z.enum(['level', 'newBaby', 'momBirthday', 'babyBirthday', 'won'])

/** Free gifts in 365 days: per kind for births and birthdays, per gift for others. */
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
    /** Occasion of the gift; `won` is granted by draws and campaigns only. */
    kind: giftKind,
    ...audience.shape,
    aboutBaby,
    coins: amount,
    /** Total stock; won gifts are counted separately by their draw or campaign. */
    stock: amount,
    /** Price in the shop of a country; countries without a shop have the US price. */
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

/** Gifts by id, in display order. */
export const gifts: ReadonlyMap<string, Gift> = new Map(catalog.gifts.map((entry) => [entry.id, entry]))

/** Gifts that are currently offered. */
export const givenGifts = catalog.gifts.filter(({ retired }) => retired !== true)

/** Returns the value of the gift in the member's country. */
export const valueIn = ({ value }: Pick<Gift, 'value'>, countryCode: string) =>
  (Object.hasOwn(value, countryCode) ? value[countryCode] : undefined) ?? value.US

/** Returns a gift that stored data refers to. @throws an Error for an unknown id */
export function giftOf(id: string): Gift {
  const entry = gifts.get(id)
  if (!entry) throw new Error(`The catalogue has no gift ${id}.`)
  return entry
}

export const pictureOf = ({ id }: Pick<Gift, 'id'>) => `/art/gifts/${id}.svg`
