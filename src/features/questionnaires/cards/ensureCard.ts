// Loads a package card for its page; a member who has muted its topic does not see it.
import { getPackageCard, listPackageCards, listQuestionnaires } from '#generated/calls/questionnaires.ts'
import { ensureFresh } from '#src/client/queries.ts'
import type { AppContext } from '#src/runtime/app/context.ts'

/** Loads the data of the card's views; the list determines if it exists. @returns its title */
export async function ensureCard({ queryClient }: AppContext, card: string) {
  const [{ items }] = await Promise.all([
    ensureFresh(queryClient, listPackageCards.query()),
    ensureFresh(queryClient, listQuestionnaires.query()),
  ])
  const cardSummary = items.find((summary) => summary.card === card)
  if (cardSummary) await ensureFresh(queryClient, getPackageCard.query({ card }))
  return cardSummary?.title
}
