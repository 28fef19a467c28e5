// Reports whether the data of the page is out of date after a mutation. A mutation does not wait for the refetches that
// it causes, so the page briefly shows stale data. Until the refetches end, a switch keeps its new state and a button
// cannot be clicked again.
import { useIsFetching, type UseMutationResult } from '@tanstack/react-query'

/**
 * Returns true while the mutation is pending, and while data that was fetched before the mutation is being refetched.
 */
export function useIsUpdating({
  isPending,
  isSuccess,
  submittedAt,
}: Pick<UseMutationResult, 'isPending' | 'isSuccess' | 'submittedAt'>): boolean {
  const reading = useIsFetching({ predicate: ({ state }) => state.dataUpdatedAt < submittedAt })
  return isPending || (isSuccess && reading > 0)
}
