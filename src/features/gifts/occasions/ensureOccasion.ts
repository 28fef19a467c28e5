// Loads the data of the three occasion pages; called by their route loaders. Redirects if the requested step cannot be
// shown.
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { getMyMembership } from '#generated/calls/membership.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { ensureDeliveryStep } from '#src/domain/delivery/steps.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { searchWithout } from '#src/runtime/routing/searchText.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { linkToOccasion, occasionCalls, occasionOf, type OccasionKind } from './occasions.ts'
import type { OccasionSearch } from './search.ts'
import { titleOf } from './titles.ts'

type Visit = {
  context: { app: AppContext }
  deps: OccasionSearch
  location: Pick<ParsedLocation, 'searchStr'>
}

/**
 * @returns the message id of the page title. The title itself cannot be returned, because messages may load later than
 * the data
 */
export async function ensureOccasion(
  { context: { app }, deps, location }: Visit,
  kind: OccasionKind,
): Promise<MessageId> {
  const { queryClient } = app
  const { baby, gift, step, address } = deps
  const otherSearch = searchWithout(location, 'step', 'address')
  const member = ensureFresh(queryClient, getMyMembership.query())
  const { occasions, items } = await ensureFresh(queryClient, occasionCalls[kind].query())
  if (step) {
    const isOpen = occasionOf(occasions, baby)?.eligibility.ok
    // Redirect to the page of the occasion if no gift is selected, or if the gift was claimed in the meantime, perhaps
    // by a click whose response was lost.
    const chosen = items.find(({ id }) => id === gift)
    if (!isOpen || !chosen) throw redirect(linkToOccasion(kind, otherSearch))
    const instead = await ensureDeliveryStep(queryClient, { step, address }, chosen.regions)
    if (instead) throw redirect(linkToOccasion(kind, { ...otherSearch, ...instead }))
  }
  await member
  return titleOf(kind, items)
}
