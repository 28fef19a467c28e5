// Reads voucher types, with the value of the voucher and the part of the shop in which it is valid.
import * as z from 'zod/mini'
import { aboutBaby, byId, country, field, localized, localizedName, money, regions, slug } from './schema.ts'
import data from './vouchers.json' with { type: 'json' }
import { defineTopic } from './topic.ts'

/** Amounts of money, keyed by country code. */
const amounts = z.record(country, money)

const worth = z.discriminatedUnion('kind', [
  z.strictObject({ kind: field('Kind', z.literal('percent')), percent: z.int().check(z.gte(1), z.lte(100)) }),
  z.strictObject({ kind: field('Kind', z.literal('amount')), amounts }),
  z.strictObject({ kind: field('Kind', z.literal('shipping')) }),
])

const voucher = z
  .strictObject({
    id: slug,
    aboutBaby,
    validDays: field('Valid for days', z.int().check(z.gte(1))),
    regions,
    worth: field('Value', worth),
    minimumOrder: field(
      'Minimum order by country',
      z.optional(amounts),
      'Minimum order total for which the voucher can be used, by country.',
    ),
    scope: field(
      'Part of the shop',
      z.optional(z.strictObject({ path: z.string().check(z.regex(/^\/[\w/-]+$/)), name: localizedName })),
      'Part of the shop to which the voucher is restricted, with its path; if omitted, the voucher is valid for all products.',
    ),
    name: localizedName,
    text: localized,
  })
  .check(
    z.refine(
      ({ regions: countries, worth: of, minimumOrder }) =>
        [minimumOrder, of.kind === 'amount' ? of.amounts : undefined].every(
          (sums) => !sums || (countries.length > 0 && countries.every((code) => code in sums)),
        ),
      '`amounts` and `minimumOrder` must have an amount for each country in `regions`, and `regions` must not be empty',
    ),
  )

export type VoucherType = z.infer<typeof voucher>

export const vouchersTopic = defineTopic({ name: 'vouchers', file: data, schema: byId(z.array(voucher)) })

/** Returns voucher types by id. */
export const voucherTypes = vouchersTopic.content

export const voucherPicture = '/art/prizes/voucher.svg'
