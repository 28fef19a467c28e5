// One query client a request: what a write changes is read from the contract, so no view ever invalidates by hand.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from './errors.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError
    mutationMeta: { handlesErrors?: boolean }
    queryMeta: { handlesErrors?: boolean }
  }
}

/**
 * @param onError what the app does about a failed call; not told of calls whose `meta.handlesErrors` says that the
 *   caller does it (section 8).
 */
export function createQueryClient(onError: (error: Error) => void): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    // No retries (section 7): the member presses again, and an idempotency key makes that safe. Calls are made whether or
    // not the browser believes to be online, so that she is told at once instead of waiting for a connection.
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error, { meta }) => meta?.handlesErrors || onError(error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, { meta }) => void (meta?.handlesErrors || onError(error)),
      onSuccess: (_data, _variables, _context, { options }) => {
        // Both keys are made from the contract: the call and the tags it makes stale; the tag and the call it reads.
        const stale = new Set(options.mutationKey?.slice(1))
        return queryClient.invalidateQueries({
          predicate: ({ queryKey: [tag] }) => stale.has('all') || stale.has(tag),
        })
      },
    }),
  })
  return queryClient
}
