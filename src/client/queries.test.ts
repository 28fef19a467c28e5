import { QueryObserver, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { checkIn, getCheckIn } from '../../generated/calls/games.ts'
import { getIpIsoCode } from '../../generated/calls/platform.ts'
import { login } from '../../generated/calls/session.ts'
import { CODE_WRONG, TOKEN_REVOKED } from '../../generated/codes.ts'
import { CallError } from './errors.ts'
import { createQueryClient } from './queries.ts'

const reads: QueryKey[] = [
  getCheckIn.query({ game: 'normalCheckIn' }).queryKey,
  getIpIsoCode.query().queryKey,
]

/** Which of the reads are stale once a write under the key has succeeded. */
async function staleAfter(mutationKey: readonly unknown[]) {
  const queryClient = createQueryClient(() => {})
  for (const queryKey of reads) queryClient.setQueryData(queryKey, {})
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, { mutationKey, mutationFn: async () => {} })
  await mutation.execute(undefined)
  return reads.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)
}

test('a write makes the reads of the tags stale that the contract names, and no others', async () => {
  expect(await staleAfter(checkIn.mutation.mutationKey)).toEqual([true, false])
})

test('a write that names no tag makes nothing stale, one that names all makes everything', async () => {
  expect(await staleAfter(['sendVerifyCode'])).toEqual([false, false])
  expect(await staleAfter(['login', 'all'])).toEqual([true, true])
})

test('a session is kept before anything is asked again, and nobody waits for what is', async () => {
  let token: string | null = null
  const askedAs: (string | null)[] = []
  const queryClient = createQueryClient(
    () => {},
    (session) => (token = session.token),
  )
  const queryFn = () => {
    askedAs.push(token)
    // The network has gone meanwhile: no answer comes.
    return new Promise<never>(() => {})
  }
  const queryKey: QueryKey = getIpIsoCode.query().queryKey
  queryClient.setQueryData(queryKey, {})
  const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {})
  const mutationFn = async () => ({ token: 'hers', uid: 'mali', expiresAt: '2026-12-12T03:00:00Z' })
  const { mutationKey } = login.mutation
  await queryClient.getMutationCache().build(queryClient, { mutationKey, mutationFn }).execute(undefined)
  expect(askedAs).toEqual(['hers'])
  stop()
})

test('a form that shows its refusals leaves the end of the session to the app', async () => {
  const told: Error[] = []
  const queryClient = createQueryClient((failure) => void told.push(failure))
  const fail = (error: CallError) => {
    const mutationFn = async () => {
      throw error
    }
    const options = { meta: { showsRefusals: true }, mutationFn }
    return queryClient.getMutationCache().build(queryClient, options).execute(undefined)
  }
  const refused = new CallError(200, { code: CODE_WRONG, message: '' })
  const ended = new CallError(401, { code: TOKEN_REVOKED, message: '' })
  await expect(fail(refused)).rejects.toBe(refused)
  await expect(fail(ended)).rejects.toBe(ended)
  expect(told).toEqual([ended])
})
