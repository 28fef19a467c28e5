// Defines the facts about products and gifts: size, material, care, number of pieces, and age of the baby. All facts are
// optional, so that versions that were published before remain valid.
import * as z from 'zod/mini'
import type { components } from '#generated/schema.d.ts'
import type { Language } from '../locale/language.ts'
import { field, localizedName, money } from './schema.ts'

const months = z.int().check(z.gte(0), z.lte(216))

const ages = z
  .strictObject({
    from: field('From month', months),
    to: field('To month', z.optional(months), 'Empty if the item has no upper limit.'),
  })
  .check(z.refine(({ from, to }) => to === undefined || from < to, '`from` must be before `to`'))

/** Facts of an entry, which its page lists below the description. */
export const facts = field(
  'Facts',
  z.optional(
    z.strictObject({
      size: field('Size', z.optional(localizedName), 'Size or capacity, such as: 70 × 70 cm.'),
      material: field('Material', z.optional(localizedName)),
      care: field('Care', z.optional(localizedName), 'Such as: Machine wash at 40 °C.'),
      pieces: field('Pieces in the pack', z.optional(z.int().check(z.gte(1), z.lte(1000)))),
      ages: field('Age of the baby', z.optional(ages)),
    }),
  ),
  'Members see the facts that are set.',
)

export type ItemFacts = NonNullable<z.infer<typeof facts>>

/** Shop price of an entry by country. */
export const values = z.catchall(z.object({ US: money }), money)

type Values = z.infer<typeof values>

/**
 * Returns the shop price in the country. If the country has no shop, returns the US price and marks it as foreign, so
 * that pages do not show an amount in a currency that the reader does not use.
 */
export function valueIn({ value }: { value: Values }, countryCode: string): ShownValue {
  const local = Object.hasOwn(value, countryCode) ? value[countryCode] : undefined
  return local ? { value: local } : { value: value.US, valueIsLocal: false }
}

type ShownValue = { value: z.infer<typeof money>; valueIsLocal?: false }

/** Returns the facts in the format of the API contract. */
export function shownFacts(
  entry: ItemFacts | undefined,
  language: Language,
): { facts?: components['schemas']['ItemFacts'] } {
  if (entry === undefined) return {}
  const { size, material, care, pieces, ages: range } = entry
  return {
    facts: {
      ...(size && { size: size[language] }),
      ...(material && { material: material[language] }),
      ...(care && { care: care[language] }),
      ...(pieces !== undefined && { pieces }),
      ...(range && { ages: { from: range.from, ...(range.to !== undefined && { to: range.to }) } }),
    },
  }
}
