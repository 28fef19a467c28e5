// Searches the frequently asked questions.
import type { components } from '#generated/schema.d.ts'
import { folded, searchWords } from '#shared/folded.ts'
import { faq } from '../catalog/faq.ts'
import type { Language } from '../locale/language.ts'

type Wanted = { product?: string; query?: string }

/**
 * Returns the questions whose text contains every word of the query. If a product is given, questions about other
 * products are omitted.
 */
export function findQuestions(
  { product, query = '' }: Wanted,
  language: Language,
): components['schemas']['Faq'] {
  const words = searchWords(query)
  const sections = faq().map(({ id, title, items }) => ({
    id,
    title: title[language],
    items: items
      .map((item) => ({
        id: item.id,
        question: item.question[language],
        answer: item.answer[language],
        products: item.products,
      }))
      .filter(({ products }) => product === undefined || products.length === 0 || products.includes(product))
      .filter(({ question, answer }) => {
        const text = folded(`${question} ${answer}`)
        return words.every((word) => text.includes(word))
      }),
  }))
  return { sections: sections.filter(({ items }) => items.length > 0) }
}
