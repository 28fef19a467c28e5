// Reads the names of the brand. A password that consists of one of these names is rejected.
import * as z from 'zod/mini'
import data from './brand.json' with { type: 'json' }

export const brandNames = z
  .strictObject({ names: z.array(z.string().check(z.minLength(3))) })
  .parse(data).names
