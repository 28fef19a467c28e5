// Loads the social providers and the country of the visitor. It does not fail: without a response only account and
// code are offered.
import { queryOptions, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { loginInit } from '#generated/calls/session.ts'
import type { LoginInit } from '#generated/schema.d.ts'

type Offered = Pick<LoginInit, 'providers' | 'countryCode'>

export const signInOptionsQuery = queryOptions<Offered>({
  queryKey: [...loginInit.query().queryKey, 'offered'],
  queryFn: ({ signal }) => loginInit(undefined, signal).catch(() => ({ providers: [], countryCode: null })),
})

/**
 * For loaders. The server waits, because its response needs no read, so that the document contains the form; a
 * browser shows the rest of the page in the meantime.
 */
export async function beginSignInOptions(queryClient: QueryClient) {
  const answered = queryClient.prefetchQuery(signInOptionsQuery)
  if (import.meta.env.SSR) await answered
}

export const useSignInOptions = () => useSuspenseQuery(signInOptionsQuery).data
