// Reads what the brand is called where members meet it: no password is made of it.
import * as z from 'zod/mini'
import data from './brand.json' with { type: 'json' }

export const brandNames = z
  .strictObject({ names: z.array(z.string().check(z.minLength(3))) })
  .parse(data).names
