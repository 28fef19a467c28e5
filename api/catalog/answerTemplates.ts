// Reads templates for answers to contact messages. Staff edit the text before they send it.
import * as z from 'zod/mini'
import data from './answer-templates.json' with { type: 'json' }
import { field, inLanguages, reference, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

/** Text in the four languages, without the word joiners of pages, because email programs may show them. */
const localized = inLanguages(z.string().check(z.maxLength(5000))).register(z.globalRegistry, {
  format: 'localized-text',
})
const answerTemplateSchema = z.strictObject({
  greeting: field(
    'Greeting with the name',
    localized,
    'Salutation; `{name}` is replaced with the name of the sender.',
  ),
  greetingWithoutName: localized,
  templates: z.array(
    z.strictObject({
      id: slug,
      name: field('Name for staff', z.string().check(z.maxLength(120)), 'Staff see this name, in English.'),
      topics: field(
        'Topics of the messages',
        z.array(reference('contact/topics')),
        'Topics for which the template is listed first; empty for a template that suits all topics.',
      ),
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
