// What the server offers for signing in. Nobody waits for it in vain: without an answer there are the account and a code.
import { useSuspenseQuery } from '@tanstack/react-query'
import { getLoginInitQueryKey, loginInit } from '../../../client/session.ts'
import type { LoginInit } from '../../../client/types.ts'

type Offered = Pick<LoginInit, 'providers' | 'countryCode'>

export const useLoginInit = (): Offered =>
  useSuspenseQuery<Offered>({
    queryKey: [...getLoginInitQueryKey(), 'offered'],
    queryFn: ({ signal }) => loginInit(signal).catch(() => ({ providers: [], countryCode: null })),
  }).data
