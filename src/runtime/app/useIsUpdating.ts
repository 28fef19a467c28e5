// Between a press and what it changed: nobody waits for what is read anew, so that for a moment the page still shows what
// was. Until then a switch stands where it was put, and a button that has done its work is not pressed again.
import { useIsFetching, type UseMutationResult } from '@tanstack/react-query'

/** Whether the call is under way, or what was read before it is being read anew. */
export function useIsUpdating({
  isPending,
  isSuccess,
  submittedAt,
}: Pick<UseMutationResult, 'isPending' | 'isSuccess' | 'submittedAt'>): boolean {
  const reading = useIsFetching({ predicate: ({ state }) => state.dataUpdatedAt < submittedAt })
  return isPending || (isSuccess && reading > 0)
}
