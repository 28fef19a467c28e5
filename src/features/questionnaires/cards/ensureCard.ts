// A package card for its page, read first; a member who asked for quiet is not shown every one.
import { getPackageCard, listPackageCards, listQuestionnaires } from '#generated/calls/questionnaires.ts'
import { ensureFresh } from '#src/client/queries.ts'
import type { AppContext } from '#src/runtime/app/context.ts'

/** What the views of a card read: the list says whether there is one. @returns its title */
export async function ensureCard({ queryClient }: AppContext, card: string) {
  const [{ items }] = await Promise.all([
    ensureFresh(queryClient, listPackageCards.query()),
    ensureFresh(queryClient, listQuestionnaires.query()),
  ])
  const cardSummary = items.find((summary) => summary.card === card)
  if (cardSummary) await ensureFresh(queryClient, getPackageCard.query({ card }))
  return cardSummary?.title
}
