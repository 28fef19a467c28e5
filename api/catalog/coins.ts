// Reads what the hub says of coins, beyond what the ledger knows.
import * as z from 'zod/mini'
import data from './coins.json' with { type: 'json' }

export const coinRules = z
  .strictObject({
    /** From how many days before their last one the hub says what coins can still be spent on. */
    rescueDays: z.int().check(z.gte(1), z.lte(365)),
    /** For how many days coins can be used at least that come back because the brand could not deliver. */
    returnedDays: z.int().check(z.gte(30), z.lte(365)),
  })
  .parse(data)
