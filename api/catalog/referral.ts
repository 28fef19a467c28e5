// Reads what a member and a friend who comes by their code get, and for how many friends a year the member does.
import * as z from 'zod/mini'
import data from './referral.json' with { type: 'json' }
import { prize } from './schema.ts'

export const referral = z
  .strictObject({ friendsAYear: z.int().check(z.gte(1)), advocate: prize, friend: prize })
  .parse(data)
