// Reads topics of contact messages, and their rate limit.
import * as z from 'zod/mini'
import data from './contact.json' with { type: 'json' }
import { byId, localized, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

const count = z.int().check(z.gte(1))
const topic = z.strictObject({ id: slug, answerInDays: count, name: localized })

const schema = z.strictObject({
  /** Maximum number of messages per reply address and hour. */
  atMostAnHour: count,
  topics: byId(z.array(topic)),
})

export const contactTopic = defineTopic({ name: 'contact', file: data, list: 'topics', schema })

export const contactAtMostAnHour = () => contactTopic.content().atMostAnHour

/** Returns topics of messages by id. */
export const contactTopics = () => contactTopic.content().topics
