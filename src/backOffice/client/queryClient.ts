// Creates the query client. A successful write makes the data of the tags stale that the contract lists in `x-changes`.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { StaffCallError } from './errors.ts'

/** @param onError called with each error, except the end of the session, which leads to the sign-in */
export function createQueryClient(onError: (error: Error) => void): QueryClient {
  const handle = (error: Error) => {
    if (error instanceof StaffCallError && error.endsSession) location.assign('/sign-in')
    else onError(error)
  }
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: 5_000, retry: false } },
    queryCache: new QueryCache({ onError: handle }),
    mutationCache: new MutationCache({
      onError: (...[error, , , { options }]) => {
        // The page shows the errors of some calls itself.
        if (!options.meta?.isSilent || (error instanceof StaffCallError && error.endsSession)) handle(error)
      },
      onSuccess: async (
        ...[
          ,
          ,
          ,
          {
            options: { mutationKey = [] },
          },
        ]
      ) => {
        const [, ...tags] = mutationKey
        const isStale = ([tag]: readonly unknown[]) => tags.includes('all') || tags.includes(tag)
        await client.invalidateQueries({ predicate: ({ queryKey }) => isStale(queryKey) })
      },
    }),
  })
  return client
}
