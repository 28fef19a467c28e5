// Checks that notifications are deleted by age, read or unread.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { forgetNotices } from './forgetNotices.ts'

const api = await testApi()

test('forgetNotices deletes a notification after 400 days', async () => {
  const { token } = await addMember(api)
  // Ids are generated from the system clock, not the test clock.
  const createdAt = Math.max(Date.now(), api.clock.now.getTime())
  const after = (days: number) => new Date(createdAt + days * 86_400_000)
  const listed = async () => (await dataOf(api, 'listNotices', { token })).items
  await forgetNotices(api.store.db, new Date(api.clock.now.getTime() + 399 * 86_400_000))
  expect(await listed()).toHaveLength(1)
  await forgetNotices(api.store.db, after(401))
  expect(await listed()).toEqual([])
})
