// Nobody waits for the refetch after a mutation, so for a moment the page still shows the old data. Until then a switch stays
// where it was put, and a button that has done its work cannot be pressed again.
import { useIsFetching, type UseMutationResult } from '@tanstack/react-query'

/** Whether the call is pending, or data from before it is being refetched. */
export function useIsUpdating({
  isPending,
  isSuccess,
  submittedAt,
}: Pick<UseMutationResult, 'isPending' | 'isSuccess' | 'submittedAt'>): boolean {
  const reading = useIsFetching({ predicate: ({ state }) => state.dataUpdatedAt < submittedAt })
  return isPending || (isSuccess && reading > 0)
}
