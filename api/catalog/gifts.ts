// Reads gifts in display order, and the days around a birth or birthday on which gifts can be claimed. Mark a gift that
// is no longer offered as `retired` instead of removing it, so that its claims can still be shown.
import { eachLanguage } from '#shared/languages.ts'
import * as z from 'zod/mini'
import { facts, values } from './facts.ts'
import data from './gifts.json' with { type: 'json' }
import { aboutBaby, amount, audience, byId, field, localized, localizedName, photo, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

const days = z.int().check(z.gte(0), z.lte(180))

const windows = z.strictObject({
  birthday: z.strictObject({ daysBefore: days, daysAfter: days }),
  newBaby: field(
    'Birth of a baby',
    z.strictObject({ daysAfter: days }),
    'Number of days after the birth until which a gift for the birth can be claimed.',
  ),
  changedDateWaits: field(
    'Days until a changed date applies',
    days,
    'Number of days after which a changed birth date or birthday becomes effective.',
  ),
  confirmedWithin: field(
    'Days to confirm a claim',
    days,
    'Number of days within which the warehouse must confirm a claim. Otherwise, the claim expires, and the member can choose a gift again.',
  ),
})

const count = z.int().check(z.gte(1))
/**
 * Limits for plausible births in one family: the maximum number of babies at one birth, and the minimum number of days
 * between two births.
 */
const families = z.strictObject({
  atOneBirth: field('Babies at one birth', count),
  daysBetweenBirths: field('Days between births', days),
})

const giftKind = z.enum(['level', 'newBaby', 'momBirthday', 'babyBirthday', 'won'])

/**
 * Maximum numbers of free gifts in 365 days. Gifts for births and birthdays are counted per kind, because members
 * choose one of several; other gifts are counted separately.
 */
const limits = z
  .strictObject({
    member: field('Per member', count),
    household: field('Per household', count),
    building: field('Per building', count),
  })
  .check(
    z.refine(
      ({ member, household, building }) => member <= household && household <= building,
      '`member` must be at most `household`, and `household` at most `building`',
    ),
  )

const gift = z
  .strictObject({
    id: slug,
    kind: field(
      'Kind of gift',
      giftKind,
      'Kind of the gift. Members can get a gift of the kind `won` only as a prize of a draw or campaign.',
    ),
    ...audience.shape,
    aboutBaby,
    coins: field('Price in coins', amount),
    stock: field(
      'Total stock',
      amount,
      'Total stock in units. Does not include won gifts, because each draw and campaign counts the units that it grants.',
    ),
    value: field(
      'Shop price by country',
      values,
      'Price in the shop of each country; the US price applies to countries without a shop.',
    ),
    name: localizedName,
    text: localized,
    facts,
    photo,
    retired: field('No longer offered', z.optional(z.boolean())),
  })
  .check(
    z.refine(
      ({ kind, coins }) => kind === 'level' || coins === 0,
      '`coins` must be 0 for gifts of other kinds than level',
    ),
    z.refine(
      ({ kind, aboutBaby: marked }) => marked || (kind !== 'newBaby' && kind !== 'babyBirthday'),
      '`aboutBaby` must be true for gifts of the kinds newBaby and babyBirthday',
    ),
  )

export type Gift = z.infer<typeof gift>
export type GiftKind = Gift['kind']

const schema = z.strictObject({
  windows,
  families,
  aYear: field('Gifts in 365 days', z.record(giftKind, limits)),
  gifts: byId(
    z
      .array(gift)
      .check(
        z.refine(
          (rows) => new Set(rows.map(({ id }) => id)).size === rows.length,
          '`id` of gifts must be unique',
        ),
      ),
  ),
})

export const giftsTopic = defineTopic({ name: 'gifts', file: data, list: 'gifts', schema })

export const giftWindows = () => giftsTopic.content().windows
export const giftFamilies = () => giftsTopic.content().families
export const giftLimits = () => giftsTopic.content().aYear

/** Returns gifts by id, in display order. */
export const gifts = () => giftsTopic.content().gifts

/** Returns gifts that are currently offered, which excludes retired gifts. */
export const givenGifts = () => [...gifts().values()].filter(({ retired }) => retired !== true)

/**
 * Returns a gift that stored data refers to. If the catalog no longer contains the gift, returns a retired gift with its
 * id as its name, so that pages with its claims work. The gift then counts as a gift about babies, because it may have
 * been.
 */
export const giftOf = (id: string): Gift =>
  gifts().get(id) ?? { ...removedGift, id, name: eachLanguage(() => id) }

const removedGift: Omit<Gift, 'id' | 'name'> = {
  kind: 'won',
  regions: [],
  fromLevel: 1,
  aboutBaby: true,
  coins: 0,
  stock: 0,
  value: { US: { amount: 1, currency: 'USD' } },
  text: eachLanguage(() => ''),
  retired: true,
}

/** Gifts of the release, each of which has a drawing. */
const drawn = new Set(data.gifts.map(({ id }) => id))

/** Returns the photograph of the gift, or its drawing. A gift that staff added without a photograph has a general one. */
export const pictureOf = ({ id }: Pick<Gift, 'id'>) =>
  gifts().get(id)?.photo?.picture ?? (drawn.has(id) ? `/art/gifts/${id}.svg` : '/art/products/product.svg')
