import { expect, test } from 'vitest'
import { getCheckInMutationOptions, getGetCheckInQueryKey } from './games.ts'
import { getGetIpIsoCodeQueryKey } from './platform.ts'
import { createQueryClient } from './queries.ts'

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
