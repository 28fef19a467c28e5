// Reads frequently asked questions, grouped in sections, in display order.
import * as z from 'zod/mini'
import data from './faq.json' with { type: 'json' }
import { field, localized, localizedName, reference, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

const item = z.strictObject({
  id: slug,
  question: localized,
  answer: localized,
  products: field(
    'Products of the question',
    z._default(z.array(reference('registrable-products')), []),
    'Products to which the question applies; empty for a general question.',
  ),
})

const section = z.strictObject({
  id: slug,
  title: localizedName,
  items: field('Questions', z.array(item).check(z.minLength(1))),
})

const schema = z.array(section).check(
  z.refine((sections) => {
    const ids = sections.flatMap(({ items }) => items.map(({ id }) => id))
    return new Set(ids).size === ids.length
  }, '`id` of questions must be unique'),
)

export const faqTopic = defineTopic({ name: 'faq', file: data, schema })
export const faq = faqTopic.content
