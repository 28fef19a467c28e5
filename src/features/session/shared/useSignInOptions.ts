// Loads the social providers and the country of the visitor. Does not fail: if there is no response, only sign-in with
// an account and a code is offered.
import { queryOptions, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { loginInit } from '#generated/calls/session.ts'
import type { LoginInit } from '#generated/schema.d.ts'

type Offered = Pick<LoginInit, 'providers' | 'countryCode'>

export const signInOptionsQuery = queryOptions<Offered>({
  queryKey: [...loginInit.query().queryKey, 'offered'],
  queryFn: ({ signal }) => loginInit(undefined, signal).catch(() => ({ providers: [], countryCode: null })),
})

/**
 * Loads the options in a loader. The server waits for them, so that the document contains the form. A browser shows
 * the rest of the page in the meantime.
 */
export async function startSignInOptions(queryClient: QueryClient) {
  const answered = queryClient.prefetchQuery(signInOptionsQuery)
  if (import.meta.env.SSR) await answered
}

export const useSignInOptions = () => useSuspenseQuery(signInOptionsQuery).data
