// Reads topics of contact messages, and their rate limit.
import * as z from 'zod/mini'
import data from './contact.json' with { type: 'json' }
import { localized, slug } from './schema.ts'

const count = z.int().check(z.gte(1))
const topic = z.strictObject({ id: slug, answerInDays: count, name: localized })

const parsed = z
  .strictObject({
    /** Maximum number of messages per reply address and hour. */
    atMostAnHour: count,
    topics: z.array(topic),
  })
  .parse(data)

export const contactAtMostAnHour = parsed.atMostAnHour
export const contactTopics = new Map(parsed.topics.map((entry) => [entry.id, entry]))
