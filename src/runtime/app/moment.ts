// Remembers what was claimed, redeemed, won or joined here a moment ago: the page that it leads to celebrates it once. A reload, or whoever
// comes back to that page, finds it as it stands.
import { useEffect, useState } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { vibrate } from './vibration.ts'

const momentKey = ['moment']

/** @param of the id of what was got */
export function beginMoment(queryClient: QueryClient, of: string) {
  queryClient.setQueryData<string>(momentKey, of)
  vibrate()
}

/** Whether it was got here a moment ago, for as long as the page shows it. */
export function useMoment(of: string): boolean {
  const queryClient = useQueryClient()
  const [isNew] = useState(() => queryClient.getQueryData<string>(momentKey) === of)
  useEffect(() => queryClient.removeQueries({ queryKey: momentKey, exact: true }), [queryClient])
  return isNew
}
