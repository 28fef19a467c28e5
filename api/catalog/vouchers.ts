// Reads types of vouchers, with their value and scope in the shop.
import * as z from 'zod/mini'
import { aboutBaby, localized, money, regions, slug } from './schema.ts'
import data from './vouchers.json' with { type: 'json' }

/** Amounts by country. */
const amounts = z.record(z.string().check(z.regex(/^[A-Z]{2}$/)), money)

const worth = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: z.int().check(z.gte(1), z.lte(100)) }),
  z.strictObject({ kind: z.literal('amount'), amounts }),
  z.strictObject({ kind: z.literal('shipping') }),
])

const voucher = z
  .strictObject({
    id: slug,
    aboutBaby,
    validDays: z.int().check(z.gte(1)),
    regions,
    worth,
    /** Minimum total of the order. */
    minimumOrder: z.optional(amounts),
    /** Restriction to a part of the shop, with its path; without it, the voucher is valid for everything. */
    scope: z.optional(z.strictObject({ path: z.string().check(z.regex(/^\/[\w/-]+$/)), name: localized })),
    name: localized,
    text: localized,
  })
  .check(
    z.refine(
      ({ regions: countries, worth: of, minimumOrder }) =>
        [minimumOrder, of.kind === 'amount' ? of.amounts : undefined].every(
          (sums) => !sums || (countries.length > 0 && countries.every((country) => country in sums)),
        ),
      'amounts for each of its countries',
    ),
  )

export type VoucherType = z.infer<typeof voucher>

export const voucherTypes: ReadonlyMap<string, VoucherType> = new Map(
  z
    .array(voucher)
    .parse(data)
    .map((entry) => [entry.id, entry]),
)

export const voucherPicture = '/art/prizes/voucher.svg'
