// Reads rules of coins that are not part of the ledger.
import * as z from 'zod/mini'
import data from './coins.json' with { type: 'json' }

export const coinRules = z
  .strictObject({
    /** Days before the expiry of coins from which products for them are suggested. */
    rescueDays: z.int().check(z.gte(1), z.lte(365)),
    /** Minimum days of validity of coins that are returned because the brand could not deliver. */
    returnedDays: z.int().check(z.gte(30), z.lte(365)),
  })
  .parse(data)
