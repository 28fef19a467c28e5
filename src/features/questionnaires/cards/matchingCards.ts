// The questions of package cards that fit what somebody looks for.
import type { PackageCardSummary } from '#generated/schema.d.ts'
import { foldText } from '#src/ui/fields/search.ts'

/** All words have to stand in a question, its answer or the card's title; a card without such a question is left out. */
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
