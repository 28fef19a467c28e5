// Reads rules for coins that expire soon and for coins that are returned to a member.
import * as z from 'zod/mini'
import data from './coins.json' with { type: 'json' }
import { field } from './schema.ts'
import { defineTopic } from './topic.ts'

const schema = z.strictObject({
  rescueDays: field(
    'Days of the suggestion',
    z.int().check(z.gte(1), z.lte(365)),
    'Threshold in days: if coins expire within this number of days, the hub suggests products that the member can buy with them.',
  ),
  returnedDays: field(
    'Days of returned coins',
    z.int().check(z.gte(30), z.lte(365)),
    'Minimum validity in days of coins that are returned because the brand could not deliver.',
  ),
})

export const coinRulesTopic = defineTopic({ name: 'coins', file: data, schema })
export const coinRules = coinRulesTopic.content
