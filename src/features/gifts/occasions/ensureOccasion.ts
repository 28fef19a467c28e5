// For the loaders of the three pages: what each reads, and where it leads instead of a step that cannot be shown.
import { redirect } from '@tanstack/react-router'
import { getMyMembership } from '../../../../generated/calls/membership.ts'
import { ensureDeliveryStep } from '../../../forms/delivery/steps.ts'
import type { AppContext } from '../../../runtime/app/context.ts'
import { linkToOccasion, occasionCalls, occasionOf, type OccasionKind } from './occasions.ts'
import type { OccasionSearch } from './search.ts'
import { titleOf } from './titles.ts'

/** @returns the page's title */
export async function ensureOccasion(
  { queryClient, localeStore }: AppContext,
  kind: OccasionKind,
  { baby, gift, step, address }: OccasionSearch,
): Promise<string> {
  const member = queryClient.ensureQueryData(getMyMembership.query())
  const { occasions, items } = await queryClient.ensureQueryData(occasionCalls[kind].query())
  if (step) {
    const isOpen = occasionOf(occasions, baby)?.eligibility.ok
    // Nothing is chosen, or it was claimed meanwhile, perhaps by a press whose answer was lost: the page says so.
    if (!isOpen || !items.some(({ id }) => id === gift)) throw redirect(linkToOccasion(kind, { baby, gift }))
    const instead = await ensureDeliveryStep(queryClient, { step, address })
    if (instead) throw redirect(linkToOccasion(kind, { baby, gift, step: instead }))
  }
  await member
  return localeStore.get().intl.formatMessage({ id: titleOf(kind, items) })
}
