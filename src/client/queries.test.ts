import { QueryObserver, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { checkIn, getCheckIn } from '#generated/calls/games.ts'
import { getIpIsoCode } from '#generated/calls/platform.ts'
import { login } from '#generated/calls/session.ts'
import { ALREADY_CHECKED_IN, CODE_WRONG, TOKEN_REVOKED } from '#generated/codes.ts'
import { CallError } from './errors.ts'
import { createQueryClient, ensureFresh, ensureFreshPages } from './queries.ts'

const reads: QueryKey[] = [
  getCheckIn.query({ game: 'normalCheckIn' }).queryKey,
  getIpIsoCode.query().queryKey,
]

/**
 * Runs a mutation with this key; it succeeds unless a failure is given. Returns which of the queries are stale
 * afterwards.
 */
async function staleAfter(mutationKey: readonly unknown[], failure?: CallError) {
  const queryClient = createQueryClient(() => {})
  for (const queryKey of reads) queryClient.setQueryData(queryKey, {})
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey,
    mutationFn: () => (failure ? Promise.reject(failure) : Promise.resolve()),
  })
  await mutation.execute(undefined).catch(() => {})
  return reads.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)
}

test('a successful mutation invalidates the queries of its tags and no other queries', async () => {
  expect(await staleAfter(checkIn.mutation.mutationKey)).toEqual([true, false])
})

test('a mutation without tags invalidates no queries, and a mutation with the tag "all" invalidates every query', async () => {
  expect(await staleAfter(['sendVerifyCode'])).toEqual([false, false])
  expect(await staleAfter(['login', 'all'])).toEqual([true, true])
})

const refused = (status: number) => new CallError(status, { code: ALREADY_CHECKED_IN, message: '' })

test('a business error invalidates the queries of the mutation’s tags, because the page was stale', async () => {
  for (const status of [200, 403, 404])
    expect(await staleAfter(checkIn.mutation.mutationKey, refused(status)), `${status}`).toEqual([
      true,
      false,
    ])
})

test('validation errors, rate limits, server errors, lost connections and rejected sign-ins invalidate no queries', async () => {
  for (const failure of [...[400, 401, 429, 500].map(refused), new CallError(0), new CallError(200)])
    expect(await staleAfter(checkIn.mutation.mutationKey, failure), `${failure.status}`).toEqual([
      false,
      false,
    ])
  expect(await staleAfter(login.mutation.mutationKey, refused(200))).toEqual([false, false])
})

test('a sign-in stores its session before queries refetch, and does not wait for them', async () => {
  let token: string | null = null
  const askedAs: (string | null)[] = []
  const queryClient = createQueryClient(
    () => {},
    (session) => (token = session.token),
  )
  const queryFn = () => {
    askedAs.push(token)
    // Return a promise that never settles: the test times out if the sign-in waits for the refetch.
    return new Promise<never>(() => {})
  }
  const queryKey: QueryKey = getIpIsoCode.query().queryKey
  queryClient.setQueryData(queryKey, {})
  const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {})
  const mutationFn = async () => ({ token: 'a-new-token', uid: 'mali', expiresAt: '2026-12-12T03:00:00Z' })
  const { mutationKey } = login.mutation
  await queryClient.getMutationCache().build(queryClient, { mutationKey, mutationFn }).execute(undefined)
  expect(askedAs).toEqual(['a-new-token'])
  stop()
})

test('with showsRefusals, onError is not called for business errors, but it is called when the session has ended', async () => {
  const failures: Error[] = []
  const queryClient = createQueryClient((failure) => void failures.push(failure))
  const fail = (error: CallError) => {
    const mutationFn = async () => {
      throw error
    }
    const options = { meta: { showsRefusals: true }, mutationFn }
    return queryClient.getMutationCache().build(queryClient, options).execute(undefined)
  }
  const wrong = new CallError(200, { code: CODE_WRONG, message: '' })
  const ended = new CallError(401, { code: TOKEN_REVOKED, message: '' })
  await expect(fail(wrong)).rejects.toBe(wrong)
  await expect(fail(ended)).rejects.toBe(ended)
  expect(failures).toEqual([ended])
})

test('ensureFresh refetches only invalidated queries, and refetches lists with the same number of pages', async () => {
  const queryClient = createQueryClient(() => {})
  const requests: string[] = []
  const answers = (name: string) => async () => {
    requests.push(name)
    return requests.length
  }
  const changed = {
    queryKey: getCheckIn.query({ game: 'normalCheckIn' }).queryKey,
    queryFn: answers('changed'),
  }
  const other = { queryKey: getIpIsoCode.query().queryKey, queryFn: answers('other') }
  const pages = {
    queryKey: ['games', 'listed', 'pages'],
    queryFn: answers('page'),
    initialPageParam: 0,
    getNextPageParam: () => 1,
  }
  const open = () =>
    Promise.all([
      ensureFresh<unknown>(queryClient, changed),
      ensureFresh<unknown>(queryClient, other),
      ensureFreshPages<unknown>(queryClient, pages),
    ])
  const listed = (...all: number[]) => ({ pages: all, pageParams: all.map((_, index) => index) })
  await open()
  queryClient.setQueryData(pages.queryKey, listed(3, 4))
  expect(await open()).toEqual([1, 2, listed(3, 4)])
  const { mutationKey } = checkIn.mutation
  await queryClient
    .getMutationCache()
    .build(queryClient, { mutationKey, mutationFn: async () => {} })
    .execute(undefined)
  expect(await open()).toEqual([4, 2, listed(5, 6)])
  expect(requests).toEqual(['changed', 'other', 'page', 'changed', 'page', 'page'])
})

test('ensureFresh falls back to cached data if there is no response, but not after an error response', async () => {
  const queryClient = createQueryClient(() => {})
  const queryKey: QueryKey = getIpIsoCode.query().queryKey
  const failing = (status: number) => ({
    queryKey,
    queryFn: () => Promise.reject(new CallError(status)),
  })
  queryClient.setQueryData(queryKey, 'known')
  await queryClient.invalidateQueries()
  expect(await ensureFresh<unknown>(queryClient, failing(0))).toBe('known')
  await expect(ensureFresh<unknown>(queryClient, failing(404))).rejects.toBeInstanceOf(CallError)
})

test('ensureFresh causes no unhandled rejection if it is aborted', async () => {
  const unheard: unknown[] = []
  const hear = (reason: unknown) => void unheard.push(reason)
  process.on('unhandledRejection', hear)
  const queryClient = createQueryClient(() => {})
  const queryFn = () => new Promise<never>(() => {})
  void ensureFresh(queryClient, { queryKey: ['games', 'one'], queryFn })
  const pages = { initialPageParam: 0, getNextPageParam: () => 1 }
  void ensureFreshPages(queryClient, { queryKey: ['games', 'many'], queryFn, ...pages })
  queryClient.clear()
  await new Promise((heard) => setImmediate(heard))
  process.off('unhandledRejection', hear)
  expect(unheard).toEqual([])
})
