// `/coins/detail`: one movement of coins, or the history of all movements.
import { getRouteApi } from '@tanstack/react-router'
import { HistoryPage } from './HistoryPage.tsx'
import { MovementPage } from './MovementPage.tsx'

const route = getRouteApi('/_default/coins/detail')

export function DetailPage() {
  const { id } = route.useSearch()
  return id === undefined ? <HistoryPage /> : <MovementPage id={id} />
}
