// Reads a page's data once more, because a countdown on it is over: everything of the query's tag.
import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'

/** @returns the same function each time, as a countdown wants it */
export function useReadAgain({ queryKey: [tag] }: { queryKey: readonly unknown[] }) {
  const queryClient = useQueryClient()
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: [tag] }), [queryClient, tag])
}
