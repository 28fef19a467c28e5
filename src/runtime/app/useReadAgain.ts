// Refetches all queries of a tag when a countdown has ended.
import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'

/** @returns a stable function, as countdowns require */
export function useReadAgain({ queryKey: [tag] }: { queryKey: readonly unknown[] }) {
  const queryClient = useQueryClient()
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: [tag] }), [queryClient, tag])
}
