// Reads the rewards for an invited friend and for the inviting member, and the maximum number of rewarded friends per
// year.
import * as z from 'zod/mini'
import data from './referral.json' with { type: 'json' }
import { field, prize } from './schema.ts'
import { defineTopic } from './topic.ts'

const schema = z.strictObject({
  friendsAYear: field('Rewarded friends per year', z.int().check(z.gte(1))),
  advocate: field('Reward of the member', prize),
  friend: field('Reward of the friend', prize),
})

export const referralTopic = defineTopic({ name: 'referral', file: data, schema })
export const referral = referralTopic.content
