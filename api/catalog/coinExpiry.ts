// Reads the lead time, in days, of notifications that coins will expire.
import * as z from 'zod/mini'
import data from './coin-expiry.json' with { type: 'json' }
import { field } from './schema.ts'
import { defineTopic } from './topic.ts'

const schema = z.strictObject({
  tellDaysAhead: field('Days ahead of the notice', z.int().check(z.gte(1), z.lte(90))),
})

export const coinExpiryTopic = defineTopic({ name: 'coin-expiry', file: data, schema })
export const coinExpiry = coinExpiryTopic.content
