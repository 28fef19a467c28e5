// Reads the number of days before the expiry of coins at which members are notified.
import * as z from 'zod/mini'
import data from './coin-expiry.json' with { type: 'json' }

export const coinExpiry = z.strictObject({ tellDaysAhead: z.int().check(z.gte(1), z.lte(90)) }).parse(data)
