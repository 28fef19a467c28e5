// A card's page where the card may be shown; else a quiet one that leads on.
import type { ReactNode } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getPackageCard, listPackageCards } from '../../../../generated/calls/questionnaires.ts'
import type { PackageCard } from '../../../../generated/schema.d.ts'
import { Quiet } from '../Quiet.tsx'

type ShownProps = { card: string; children: (card: PackageCard) => ReactNode }

export function Shown({ card, children }: ShownProps) {
  const { data } = useSuspenseQuery(listPackageCards.query())
  const isThere = data.items.some((one) => one.card === card)
  return isThere ? <WithCard card={card}>{children}</WithCard> : <Quiet />
}

function WithCard({ card, children }: ShownProps) {
  return children(useSuspenseQuery(getPackageCard.query({ card })).data)
}
