// `/gifts/luckyDraw`: shows all draws, one draw, the opening of a ticket and its result, the results of the member,
// or the verification.
import { getRouteApi } from '@tanstack/react-router'
import { CheckPage } from './CheckPage.tsx'
import { DrawList } from './DrawList.tsx'
import { HistoryPage } from './HistoryPage.tsx'
import { OneDraw } from './OneDraw.tsx'
import { PlayPage } from './PlayPage.tsx'

const route = getRouteApi('/_default/gifts/luckyDraw')

export function DrawPage() {
  const { draw, ticket, result, mine, verify } = route.useSearch()
  if (mine) return <HistoryPage drawId={draw} />
  if (draw === undefined) return <DrawList />
  if (verify) return <CheckPage key={ticket} drawId={draw} ticket={ticket} />
  // Use one component for the ticket and for its result, so that the result appears in place of the ticket.
  if (result !== undefined || ticket !== undefined)
    return <PlayPage drawId={draw} ticket={ticket} resultId={result} />
  return <OneDraw drawId={draw} />
}
