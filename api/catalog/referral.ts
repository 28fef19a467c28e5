// Reads the rewards for an invited friend and the inviting member, and the yearly limit of rewarded friends.
import * as z from 'zod/mini'
import data from './referral.json' with { type: 'json' }
import { prize } from './schema.ts'

export const referral = z
  .strictObject({ friendsAYear: z.int().check(z.gte(1)), advocate: prize, friend: prize })
  .parse(data)
