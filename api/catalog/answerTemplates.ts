// Reads templates for answers to contact messages. Staff edit the text before they send it.
import { eachLanguage } from '#shared/languages.ts'
import * as z from 'zod/mini'
import data from './answer-templates.json' with { type: 'json' }
import { contactTopics } from './contact.ts'
import { slug } from './schema.ts'
import { defineTopic } from './topic.ts'

/** Text in the four languages, without the word joiners of pages, because email programs may show them. */
const localized = z.strictObject(eachLanguage(() => z.string()))
const topic = slug.check(z.refine((id) => contactTopics().has(id), 'a template names an unknown topic'))

const answerTemplateSchema = z.strictObject({
  /** Salutation; `{name}` is replaced with the name of the sender. */
  greeting: localized,
  greetingWithoutName: localized,
  templates: z.array(
    z.strictObject({
      id: slug,
      /** Name for staff, in English. */
      name: z.string(),
      /** Topics for which the template is listed first; empty for a template that suits all topics. */
      topics: z.array(topic),
      text: localized,
    }),
  ),
})

export const answerTemplatesTopic = defineTopic({
  name: 'answer-templates',
  file: data,
  list: 'templates',
  schema: answerTemplateSchema,
})
export const answerTemplates = answerTemplatesTopic.content
