// Reads what a movement of coins is called, by the purpose of the house's account on its other side.
import * as z from 'zod/mini'
import data from './coin-purposes.json' with { type: 'json' }
import { localized } from './schema.ts'

const purpose = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,63}$/))

/** `other` is for a purpose without a name of its own. */
export const coinPurposes = z
  .intersection(z.object({ other: localized }), z.record(purpose, localized))
  .parse(data)
