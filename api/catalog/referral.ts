// Reads the rewards for an invited friend and for the inviting member, and the maximum number of rewarded friends per
// year.
import * as z from 'zod/mini'
import data from './referral.json' with { type: 'json' }
import { prize } from './schema.ts'
import { defineTopic } from './topic.ts'

const schema = z.strictObject({ friendsAYear: z.int().check(z.gte(1)), advocate: prize, friend: prize })

export const referralTopic = defineTopic({ name: 'referral', file: data, schema })
export const referral = referralTopic.content
