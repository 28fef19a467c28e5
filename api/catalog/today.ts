// Reads periods within which items are shown on the home page.
import * as z from 'zod/mini'
import data from './today.json' with { type: 'json' }

const days = z.int().check(z.gte(1), z.lte(365))

export const today = z
  .strictObject({
    /** Days before the end of an item from which it is listed first. */
    lastDays: days,
    /** Days before its expiry from which a voucher is shown. */
    voucherDays: days,
    /** Days without an update after which a parcel is no longer shown. */
    parcelDays: days,
  })
  .parse(data)
