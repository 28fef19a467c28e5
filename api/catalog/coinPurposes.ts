// Reads names of coin movements by the purpose of the house account.
import * as z from 'zod/mini'
import data from './coin-purposes.json' with { type: 'json' }
import { localized } from './schema.ts'

const purpose = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,63}$/))

/** `other` is for purposes without a name. */
export const coinPurposes = z
  .intersection(z.object({ other: localized }), z.record(purpose, localized))
  .parse(data)
