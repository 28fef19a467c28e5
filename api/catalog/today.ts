// Reads the numbers of days for which the home page shows items, such as expiring vouchers.
import * as z from 'zod/mini'
import data from './today.json' with { type: 'json' }

const days = z.int().check(z.gte(1), z.lte(365))

export const today = z
  .strictObject({
    /** Number of days before the last day of an item from which the item is sorted before other items. */
    lastDays: days,
    /** Number of days before the expiry of a voucher from which the voucher is shown. */
    voucherDays: days,
    /** Number of days after the last update for which a parcel is shown. */
    parcelDays: days,
  })
  .parse(data)
