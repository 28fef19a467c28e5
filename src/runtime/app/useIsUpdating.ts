// A mutation does not wait for its refetches, so the page shows stale data for a moment. Until then a switch keeps
// its new state, and a button cannot be clicked again.
import { useIsFetching, type UseMutationResult } from '@tanstack/react-query'

/** Returns true if the mutation is pending, or data from before it is being refetched. */
export function useIsUpdating({
  isPending,
  isSuccess,
  submittedAt,
}: Pick<UseMutationResult, 'isPending' | 'isSuccess' | 'submittedAt'>): boolean {
  const reading = useIsFetching({ predicate: ({ state }) => state.dataUpdatedAt < submittedAt })
  return isPending || (isSuccess && reading > 0)
}
