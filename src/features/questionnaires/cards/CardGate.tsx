// Renders the page of a card if it may be shown; otherwise a neutral page.
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
