// Refetches all queries of one tag of the contract, for example when a countdown has ended.
import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'

/** @returns a function that refetches the queries; it is the same function on every render, as countdowns require */
export function useReadAgain({ queryKey: [tag] }: { queryKey: readonly unknown[] }) {
  const queryClient = useQueryClient()
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: [tag] }), [queryClient, tag])
}
