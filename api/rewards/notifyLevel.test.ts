// Tests that members are notified of a newly reached level once for each level and year.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { givePoints } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { notices } from '../notices/tables.ts'
import { award } from './award.ts'

const api = await testApi()
const { db } = api.store

const gain = (member: TestMember, points: number, reference: string) =>
  db.transaction((tx) =>
    award(tx, { memberId: member.uid, prize: { points }, source: 'test', reference, now: api.clock.now }),
  )

const noticeTexts = async ({ token }: TestMember) => {
  const { items } = await dataOf(api, 'listNotices', { token, query: {} })
  return items.flatMap(({ kind, text }) => (kind === 'level-reached' ? [text] : []))
}

test('a check-in that reaches a level notifies the member', async () => {
  const member = await addMember(api)
  await givePoints(api, member, 199)
  await api.call('checkIn', { token: member.token, path: { game: 'normalCheckIn' } })
  expect(await noticeTexts(member)).toEqual(['You’ve reached Sprout. See what you can get now.'])
})

test('a member who reaches several levels with one award is notified only of the highest, and further points cause no notification', async () => {
  const member = await addMember(api)
  await gain(member, 700, `jump:${member.uid}`)
  await gain(member, 700, `jump:${member.uid}`)
  await gain(member, 5, `more:${member.uid}`)
  expect(await noticeTexts(member)).toEqual(['You’ve reached Nest. See what you can get now.'])
})

test('a member who has kept a level since last year is not notified of it again', async () => {
  const ownApi = await testApi()
  const member = await addMember(ownApi)
  await givePoints(ownApi, member, 250)
  ownApi.wait(60 * 86_400)
  await ownApi.store.db.transaction((tx) =>
    award(tx, {
      memberId: member.uid,
      prize: { points: 210 },
      source: 'test',
      reference: 'again',
      now: ownApi.clock.now,
    }),
  )
  const left = await ownApi.store.db.select().from(notices).where(eq(notices.memberId, member.uid))
  expect(left.filter(({ kind }) => kind === 'level-reached')).toEqual([])
})
