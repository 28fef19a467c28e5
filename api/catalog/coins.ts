// Reads rules for coins that expire soon and for coins that are returned to a member.
import * as z from 'zod/mini'
import data from './coins.json' with { type: 'json' }
import { defineTopic } from './topic.ts'

const schema = z.strictObject({
  /**
   * Threshold in days: if coins expire within this number of days, the hub suggests products that the member can buy
   * with them.
   */
  rescueDays: z.int().check(z.gte(1), z.lte(365)),
  /** Minimum validity in days of coins that are returned because the brand could not deliver. */
  returnedDays: z.int().check(z.gte(30), z.lte(365)),
})

export const coinRulesTopic = defineTopic({ name: 'coins', file: data, schema })
export const coinRules = coinRulesTopic.content
