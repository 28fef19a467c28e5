// Reads how near things have to be for the hub's home to lead with them.
import * as z from 'zod/mini'
import data from './today.json' with { type: 'json' }

const days = z.int().check(z.gte(1), z.lte(365))

export const today = z
  .strictObject({
    /** What ends within so many days comes before all else. */
    lastDays: days,
    /** A voucher is shown from so many days before its last one. */
    voucherDays: days,
    /** A parcel that nobody has told of for so long is shown no more. */
    parcelDays: days,
  })
  .parse(data)
