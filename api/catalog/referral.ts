// What a member and the friend she brings get.
import * as z from 'zod/mini'
import data from './referral.json' with { type: 'json' }
import { prize } from './schema.ts'

export const referral = z.strictObject({ advocate: prize, friend: prize }).parse(data)
