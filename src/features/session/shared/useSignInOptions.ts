// Reads what the server offers for signing in. It never fails: without an answer there are the account and a code.
import { queryOptions, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { loginInit } from '#generated/calls/session.ts'
import type { LoginInit } from '#generated/schema.d.ts'

type Offered = Pick<LoginInit, 'providers' | 'countryCode'>

export const signInOptionsQuery = queryOptions<Offered>({
  queryKey: [...loginInit.query().queryKey, 'offered'],
  queryFn: ({ signal }) => loginInit(undefined, signal).catch(() => ({ providers: [], countryCode: null })),
})

/**
 * For loaders. The server, which answers without reading anything, waits, so that its document has the form in its place; a browser
 * shows the rest of the page meanwhile.
 */
export async function beginSignInOptions(queryClient: QueryClient) {
  const answered = queryClient.prefetchQuery(signInOptionsQuery)
  if (import.meta.env.SSR) await answered
}

export const useSignInOptions = () => useSuspenseQuery(signInOptionsQuery).data
