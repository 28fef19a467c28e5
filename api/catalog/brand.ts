// Reads names of the brand, which passwords must not consist of.
import * as z from 'zod/mini'
import data from './brand.json' with { type: 'json' }

export const brandNames = z
  .strictObject({ names: z.array(z.string().check(z.minLength(3))) })
  .parse(data).names
