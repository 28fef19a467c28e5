// Reads the names of coin movements that members see, such as the name for a check-in. The key of a name is the purpose
// of the house account in the ledger.
import * as z from 'zod/mini'
import data from './coin-purposes.json' with { type: 'json' }
import { localized } from './schema.ts'

const purpose = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,63}$/))

/** Names by purpose; `other` is the name for all purposes that are not listed. */
export const coinPurposes = z
  .intersection(z.object({ other: localized }), z.record(purpose, localized))
  .parse(data)
