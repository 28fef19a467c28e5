// Vouchers that can be given.
import * as z from 'zod/mini'
import { localized, slug } from './schema.ts'
import data from './vouchers.json' with { type: 'json' }

const voucher = z.strictObject({ id: slug, validDays: z.int().check(z.gte(1)), name: localized })

export const voucherTypes = new Map(
  z
    .array(voucher)
    .parse(data)
    .map((one) => [one.id, one]),
)
