// Finding a question among those on the page, by the rule of the contract's `listFaq`: each word occurs, accents and case
// aside. All questions are here already, so that nobody waits for a call while typing.
import type { FaqSection } from '#generated/schema.d.ts'

/** The sections with the questions that match; all of them for an empty search. */
export function matchingSections(sections: readonly FaqSection[], words: string): FaqSection[] {
  const searchWords = folded(words).split(/\s+/).filter(Boolean)
  return sections
    .map((section) => ({
      ...section,
      items: section.items.filter(({ question, answer }) => {
        const text = folded(`${question} ${answer}`)
        return searchWords.every((word) => text.includes(word))
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
