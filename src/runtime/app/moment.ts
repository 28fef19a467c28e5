// Stores the id of an item that was just claimed, redeemed, won or joined, so that the next page celebrates it once.
// After a reload or a later visit the page shows its normal state.
import { useEffect, useState } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { vibrate } from './vibration.ts'

const momentKey = ['moment']

/** @param of id of the item */
export function beginMoment(queryClient: QueryClient, of: string) {
  queryClient.setQueryData<string>(momentKey, of)
  vibrate()
}

/** @returns true if the item was just obtained, until the page is left or ends it; and a function that ends it */
export function useMoment(of: string): [isNew: boolean, end: () => void] {
  const queryClient = useQueryClient()
  const [isNew, setNew] = useState(() => queryClient.getQueryData<string>(momentKey) === of)
  useEffect(() => queryClient.removeQueries({ queryKey: momentKey, exact: true }), [queryClient])
  return [isNew, () => setNew(false)]
}
