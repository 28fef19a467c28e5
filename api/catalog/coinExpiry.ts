// Reads the lead time, in days, of notifications that coins will expire.
import * as z from 'zod/mini'
import data from './coin-expiry.json' with { type: 'json' }

export const coinExpiry = z.strictObject({ tellDaysAhead: z.int().check(z.gte(1), z.lte(90)) }).parse(data)
