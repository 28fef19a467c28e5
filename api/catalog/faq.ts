// Reads frequently asked questions, grouped in sections, in display order.
import * as z from 'zod/mini'
import data from './faq.json' with { type: 'json' }
import { registrableProducts } from './registrableProducts.ts'
import { localized, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

const item = z.strictObject({
  id: slug,
  question: localized,
  answer: localized,
  /** Products to which the question applies; empty for a general question. */
  products: z._default(
    z.array(
      slug.check(
        z.refine(
          (id) => registrableProducts().has(id),
          '`products` must be ids of registrable-products.json',
        ),
      ),
    ),
    [],
  ),
})

const section = z.strictObject({ id: slug, title: localized, items: z.array(item).check(z.minLength(1)) })

const schema = z.array(section).check(
  z.refine((sections) => {
    const ids = sections.flatMap(({ items }) => items.map(({ id }) => id))
    return new Set(ids).size === ids.length
  }, '`id` of questions must be unique'),
)

export const faqTopic = defineTopic({ name: 'faq', file: data, schema })
export const faq = faqTopic.content
