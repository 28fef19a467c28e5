// Searches the frequently asked questions of the package cards.
import type { PackageCardSummary } from '#generated/schema.d.ts'
import { foldText } from '#src/ui/fields/search.ts'

/**
 * Returns the cards with their matching questions. All search words must occur in the question, its answer or the title
 * of the card. Omits cards without a match.
 */
export function matchingCards(cards: readonly PackageCardSummary[], query: string): PackageCardSummary[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  return cards.flatMap((card) => {
    const faq = card.faq.filter(({ question, answer }) => {
      const text = foldText(`${card.title} ${question} ${answer}`)
      return words.every((word) => text.includes(word))
    })
    return faq.length > 0 ? [{ ...card, faq }] : []
  })
}
