// Reads what the server offers for signing in. It never fails: without an answer there are the account and a code.
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { loginInit } from '../../../../generated/calls/session.ts'
import type { LoginInit } from '../../../../generated/schema.d.ts'

type Offered = Pick<LoginInit, 'providers' | 'countryCode'>

/** Loaders start it and do not wait: the rest of the page is shown meanwhile. */
export const signInOptionsQuery = queryOptions<Offered>({
  queryKey: [...loginInit.query().queryKey, 'offered'],
  queryFn: ({ signal }) => loginInit(undefined, signal).catch(() => ({ providers: [], countryCode: null })),
})

export const useSignInOptions = () => useSuspenseQuery(signInOptionsQuery).data
