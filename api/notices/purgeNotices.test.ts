// Checks that old notifications are deleted, both read and unread ones.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { purgeNotices } from './purgeNotices.ts'

const api = await testApi()

test('purgeNotices deletes a notification after 400 days', async () => {
  const { token } = await addMember(api)
  // Uses the later of the two clocks, because ids are generated from the system clock and not from the test clock.
  const createdAt = Math.max(Date.now(), api.clock.now.getTime())
  const after = (days: number) => new Date(createdAt + days * 86_400_000)
  const listed = async () => (await dataOf(api, 'listNotices', { token })).items
  await purgeNotices(api.store.db, new Date(api.clock.now.getTime() + 399 * 86_400_000))
  expect(await listed()).toHaveLength(1)
  await purgeNotices(api.store.db, after(401))
  expect(await listed()).toEqual([])
})
