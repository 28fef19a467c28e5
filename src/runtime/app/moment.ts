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

/** @returns whether it was got here a moment ago, until the page goes or ends it; and what ends it */
export function useMoment(of: string): [isNew: boolean, end: () => void] {
  const queryClient = useQueryClient()
  const [isNew, setNew] = useState(() => queryClient.getQueryData<string>(momentKey) === of)
  useEffect(() => queryClient.removeQueries({ queryKey: momentKey, exact: true }), [queryClient])
  return [isNew, () => setNew(false)]
}
