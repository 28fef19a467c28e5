import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { CODE_WRONG, TOKEN_REVOKED } from './codes.ts'
import { CallError } from './errors.ts'
import { getCheckInMutationOptions, getGetCheckInQueryKey } from './games.ts'
import { getGetIpIsoCodeQueryKey } from './platform.ts'
import { createQueryClient } from './queries.ts'
import { getLoginMutationOptions } from './session.ts'

const reads = [getGetCheckInQueryKey('normalCheckIn'), getGetIpIsoCodeQueryKey()]

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
  expect(await staleAfter(getCheckInMutationOptions().mutationKey ?? [])).toEqual([true, false])
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
  const queryKey = getGetIpIsoCodeQueryKey()
  queryClient.setQueryData(queryKey, {})
  const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {})
  const mutationFn = async () => ({ token: 'hers', uid: 'mali', expiresAt: '2026-12-12T03:00:00Z' })
  const { mutationKey } = getLoginMutationOptions()
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
