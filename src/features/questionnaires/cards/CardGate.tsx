// Renders the page of a package card. If the member may not see the card, for example because its topic is muted,
// renders a neutral page instead.
import type { ReactNode } from 'react'
import { useGetPackageCard, useListPackageCards } from '#generated/hooks/questionnaires.ts'
import type { PackageCard } from '#generated/schema.d.ts'
import { Quiet } from '../Quiet.tsx'

type CardGateProps = { card: string; children: (card: PackageCard) => ReactNode }

export function CardGate({ card, children }: CardGateProps) {
  const { data } = useListPackageCards()
  const isThere = data.items.some((summary) => summary.card === card)
  return isThere ? <WithCard card={card}>{children}</WithCard> : <Quiet />
}

function WithCard({ card, children }: CardGateProps) {
  return children(useGetPackageCard({ card }).data)
}
