// Reads the numbers of days for which the home page shows items, such as expiring vouchers.
import * as z from 'zod/mini'
import data from './today.json' with { type: 'json' }
import { field } from './schema.ts'
import { defineTopic } from './topic.ts'

const days = z.int().check(z.gte(1), z.lte(365))

const schema = z.strictObject({
  lastDays: field(
    'Days before the last day',
    days,
    'Threshold in days: an item whose last day is at most this number of days ahead is sorted before other items.',
  ),
  voucherDays: field(
    'Days before a voucher expires',
    days,
    'Threshold in days: a voucher is shown if it expires within this number of days.',
  ),
  parcelDays: field(
    'Days after the last update of a parcel',
    days,
    'Number of days for which a parcel is shown after its last update.',
  ),
})

export const todayTopic = defineTopic({ name: 'today', file: data, schema })
export const today = todayTopic.content
