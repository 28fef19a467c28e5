// `/gifts/newBabyGiftList`, `/gifts/momBirthdayGiftList`, `/gifts/redeemList`: the occasion, the gifts to choose from, and the
// steps of claiming the one that was chosen.
import { useSuspenseQuery } from '@tanstack/react-query'
import { ChoosingPage } from './ChoosingPage.tsx'
import { NothingOffered } from './NothingOffered.tsx'
import { OccasionClaim } from './OccasionClaim.tsx'
import { occasionCalls, occasionOf, type OccasionKind } from './occasions.ts'
import type { OccasionSearch } from './search.ts'

type OccasionPageProps = { kind: OccasionKind; search: OccasionSearch }

export function OccasionPage({ kind, search }: OccasionPageProps) {
  const { data } = useSuspenseQuery(occasionCalls[kind].query())
  const { step, address } = search
  if (data.items.length === 0) return <NothingOffered />
  const occasion = occasionOf(data.occasions, search.baby)
  const gift = data.items.find(({ id }) => id === search.gift)
  if (step && occasion && gift)
    return <OccasionClaim kind={kind} occasion={occasion} gift={gift} step={step} chosen={address} />
  return <ChoosingPage kind={kind} occasion={occasion} gift={gift} />
}
