// Loads a package card for its page. A member who has muted the topic of the card does not see it.
import { getPackageCard, listPackageCards, listQuestionnaires } from '#generated/calls/questionnaires.ts'
import { ensureFresh } from '#src/client/queries.ts'
import type { AppContext } from '#src/runtime/app/context.ts'

/**
 * Loads the data for the pages of a card. A card that is not in the list of cards does not exist for this member.
 * @returns the title of the card
 */
export async function ensureCard({ queryClient }: AppContext, card: string) {
  const [{ items }] = await Promise.all([
    ensureFresh(queryClient, listPackageCards.query()),
    ensureFresh(queryClient, listQuestionnaires.query()),
  ])
  const cardSummary = items.find((summary) => summary.card === card)
  if (cardSummary) await ensureFresh(queryClient, getPackageCard.query({ card }))
  return cardSummary?.title
}
