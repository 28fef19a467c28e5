// Reads how many days before the expiry of an unused voucher its member is reminded.
import * as z from 'zod/mini'
import { field } from './schema.ts'
import { defineTopic } from './topic.ts'
import data from './voucher-expiry.json' with { type: 'json' }

const schema = z.strictObject({
  remindDaysAhead: field('Days ahead of the reminder', z.int().check(z.gte(1), z.lte(30))),
})

export const voucherExpiryTopic = defineTopic({ name: 'voucher-expiry', file: data, schema })
export const voucherExpiry = voucherExpiryTopic.content
