// Reads products of the points mall. Products with redemptions cannot be removed; set `closesAt` instead.
import * as z from 'zod/mini'
import type { components } from '#generated/schema.d.ts'
import { facts, values } from './facts.ts'
import data from './mall.json' with { type: 'json' }
import {
  aboutBaby,
  amount,
  audience,
  byId,
  date,
  field,
  instant,
  localized,
  localizedName,
  photo,
  reference,
  slug,
} from './schema.ts'
import { defineTopic } from './topic.ts'

export type MallCategory = components['schemas']['MallCategory']

export const mallCategories = [
  'baby',
  'mother',
  'home',
  'keepsake',
  'voucher',
] as const satisfies MallCategory[]

const product = z
  .strictObject({
    id: slug,
    category: z.enum(mallCategories),
    price: field('Price in coins', amount.check(z.gte(1))),
    stock: field('Initial stock', amount),
    perMember: field(
      'Redemptions per member',
      z.int().check(z.gte(1), z.lte(5)),
      'Maximum number of redemptions per member.',
    ),
    ...audience.shape,
    aboutBaby,
    addedOn: field(
      'Added on',
      z.optional(date),
      'Day from which the product counts as new. Members can sort products by it.',
    ),
    opensAt: field('Opens at', z.optional(instant)),
    closesAt: field('Closes at', z.optional(instant)),
    voucher: field(
      'Voucher instead of a parcel',
      z.optional(reference('vouchers')),
      'Voucher that a redemption of this product issues instead of a parcel.',
    ),
    value: field(
      'Shop price by country',
      z.optional(values),
      'Price in the shop of each country; the US price applies to countries without a shop.',
    ),
    name: localizedName,
    text: localized,
    facts,
    photo,
  })
  .check(
    z.refine(
      ({ category, voucher }) => (category === 'voucher') === (voucher !== undefined),
      '`voucher` must be set for the category voucher, and omitted otherwise',
    ),
    z.refine(
      ({ category, aboutBaby: marked }) => marked || category !== 'baby',
      '`aboutBaby` must be true for the category baby',
    ),
  )

/** Maximum number of products, up to which the list of products is fast (docs/performance.md). */
export const mostProducts = 10_000

export type MallProduct = z.infer<typeof product>

const products = z.array(product).check(
  z.maxLength(mostProducts),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, '`id` of products must be unique'),
)

export const mallTopic = defineTopic({ name: 'mall', file: data, schema: byId(products) })

/** Returns products by id, in display order. */
export const mallProducts = mallTopic.content

/** Products of the release, each of which has a drawing. */
const drawn = new Set(data.map(({ id }) => id))

/** Returns the photograph of the product, or its drawing. */
export const productPicture = (id: string) =>
  mallProducts().get(id)?.photo?.picture ??
  (drawn.has(id) ? `/art/mall/${id}.svg` : '/art/products/product.svg')
