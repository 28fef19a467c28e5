// Reads the lead time, in days, of notifications that coins will expire.
import * as z from 'zod/mini'
import data from './coin-expiry.json' with { type: 'json' }
import { defineTopic } from './topic.ts'

const schema = z.strictObject({ tellDaysAhead: z.int().check(z.gte(1), z.lte(90)) })

export const coinExpiryTopic = defineTopic({ name: 'coin-expiry', file: data, schema })
export const coinExpiry = coinExpiryTopic.content
