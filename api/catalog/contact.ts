// Reads topics of contact messages, and their rate limit.
import * as z from 'zod/mini'
import data from './contact.json' with { type: 'json' }
import { byId, field, localizedName, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

const count = z.int().check(z.gte(1))
const topic = z.strictObject({
  id: slug,
  answerInDays: field('Days until the answer', z.int().check(z.gte(1), z.lte(30))),
  name: localizedName,
})

const schema = z.strictObject({
  atMostAnHour: field('Messages per hour', count, 'Maximum number of messages per reply address and hour.'),
  topics: byId(z.array(topic)),
})

export const contactTopic = defineTopic({ name: 'contact', file: data, list: 'topics', schema })

export const contactAtMostAnHour = () => contactTopic.content().atMostAnHour

/** Returns topics of messages by id. */
export const contactTopics = () => contactTopic.content().topics
