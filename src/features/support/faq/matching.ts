// Searches the questions on the page by the rule of the operation `listFaq`: each word must occur, ignoring accents
// and case. It makes no call, because all questions are already loaded.
import type { FaqSection } from '#generated/schema.d.ts'
import { folded, searchWords } from '#shared/folded.ts'

/** Returns the sections with matching questions; all sections for an empty search. */
export function matchingSections(sections: readonly FaqSection[], words: string): FaqSection[] {
  const wordsOfSearch = searchWords(words)
  return sections
    .map((section) => ({
      ...section,
      items: section.items.filter(({ question, answer }) => {
        const text = folded(`${question} ${answer}`)
        return wordsOfSearch.every((word) => text.includes(word))
      }),
    }))
    .filter(({ items }) => items.length > 0)
}
