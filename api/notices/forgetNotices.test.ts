// Forgets notices once they are old, read or not.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { forgetNotices } from './forgetNotices.ts'

const api = await testApi()

test('a notice is there for four hundred days, and then no more', async () => {
  const { token } = await addMember(api)
  // Ids are made by the machine's clock.
  const createdAt = Math.max(Date.now(), api.clock.now.getTime())
  const after = (days: number) => new Date(createdAt + days * 86_400_000)
  const listed = async () => (await dataOf(api, 'listNotices', { token })).items
  await forgetNotices(api.store.db, new Date(api.clock.now.getTime() + 399 * 86_400_000))
  expect(await listed()).toHaveLength(1)
  await forgetNotices(api.store.db, after(401))
  expect(await listed()).toEqual([])
})
