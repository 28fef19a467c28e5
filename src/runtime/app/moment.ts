// Stores the id of an item that was just claimed, redeemed, won or joined, so that the next page celebrates that item
// once. After a reload or on a later visit the page shows its normal state.
import { useEffect, useState } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { vibrate } from './vibration.ts'

const momentKey = ['moment']

/** @param of id of the item that the member has just obtained */
export function startMoment(queryClient: QueryClient, of: string) {
  queryClient.setQueryData<string>(momentKey, of)
  vibrate()
}

/**
 * @returns true if the item was just obtained, and a function that sets this value to false; leaving the page also sets
 * it to false
 */
export function useMoment(of: string): [isNew: boolean, end: () => void] {
  const queryClient = useQueryClient()
  const [isNew, setNew] = useState(() => queryClient.getQueryData<string>(momentKey) === of)
  useEffect(() => queryClient.removeQueries({ queryKey: momentKey, exact: true }), [queryClient])
  return [isNew, () => setNew(false)]
}
