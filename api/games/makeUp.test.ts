// Tests make-ups, which are check-ins for missed days: price, limit of two per cycle, recalculated streaks, and
// concurrent calls.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { detailOf, testApi } from '#tests/support/api.ts'
import { checkedInOn, daysAgo, takeCoins } from '#tests/support/games.ts'
import { giveCoins } from '#tests/support/give.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { addDays } from '../locale/calendar.ts'
import { games } from '../catalog/checkIn.ts'
import { checkIns } from './tables.ts'

const api = await testApi()
const normal = { game: 'normalCheckIn' }
const free = { game: 'checkIn' }
const on = (count: number) => daysAgo(api, count)

const makeUp = (
  { token }: TestMember,
  path: { game: string },
  { date, key }: { date: string; key?: string },
) => api.call('makeUpCheckIn', { token, path, body: { date }, key })

test('makeUpCheckIn debits the price, grants the reward of the missed day and restores the streak', async () => {
  const member = await addMember(api)
  await checkedInOn(api, member, { game: 'normalCheckIn', dates: [on(3), on(1)] })
  const before = await dataOf(api, 'getCheckIn', { token: member.token, path: normal })
  expect(before).toMatchObject({ streak: 1, makeUps: { left: 2, price: 5, dates: [on(2)] } })

  const call = { token: member.token, path: normal, body: { date: on(2) } }
  const { reward, coins, state } = await dataOf(api, 'makeUpCheckIn', call)
  const [first, second, third] = games().normalCheckIn.rewards
  expect(reward).toEqual(second)
  expect(coins).toBe(Number(first?.coins) + Number(third?.coins) - 5 + Number(second?.coins))
  expect(state).toMatchObject({ streak: 3, makeUps: { left: 1, dates: [] } })
  expect(state.history).toEqual([
    { date: on(3), state: 'done' },
    { date: on(2), state: 'made-up' },
    { date: on(1), state: 'done' },
  ])
  expect(state.cycle.map((day) => day.state).slice(0, 4)).toEqual(['done', 'made-up', 'done', 'today'])
  expect(await dataOf(api, 'getCheckIn', { token: member.token, path: normal })).toEqual(state)

  const after = await dataOf(api, 'checkIn', { token: member.token, path: normal })
  expect(after.state.streak).toBe(4)
})

test('makeUpCheckIn debits no coins in a game whose make-ups are free', async () => {
  const member = await addMember(api)
  await checkedInOn(api, member, { game: 'checkIn', dates: [on(2)] })
  const call = { token: member.token, path: free, body: { date: on(1) } }
  expect((await dataOf(api, 'makeUpCheckIn', call)).coins).toBe(6)
})

test('makeUpCheckIn without enough coins is rejected and has no effect', async () => {
  const member = await addMember(api)
  await checkedInOn(api, member, { game: 'normalCheckIn', dates: [on(2)] })
  await takeCoins(api, member, 1)
  const reply = await makeUp(member, normal, { date: on(1) })
  expect([reply.refusal, detailOf(reply).reasons]).toEqual(['NOT_ENOUGH_COINS', [{ code: 'COINS_NEEDED_5' }]])
  expect(await dataOf(api, 'getCheckIn', { token: member.token, path: normal })).toMatchObject({
    history: [
      { date: on(2), state: 'done' },
      { date: on(1), state: 'missed' },
    ],
    makeUps: { left: 2 },
  })
})

describe('a cycle with three missed days', () => {
  async function afterFullWeek() {
    const member = await addMember(api)
    await checkedInOn(api, member, { game: 'normalCheckIn', dates: [on(4)] })
    await takeCoins(api, member, 5)
    return member
  }

  test('the first make-up in a cycle with three missed days is free, and the second make-up costs its price', async () => {
    const member = await afterFullWeek()
    const { token } = member
    const before = await dataOf(api, 'getCheckIn', { token, path: normal })
    expect(before.makeUps).toEqual({ left: 2, price: 5, free: true, dates: [on(3), on(2), on(1)] })
    const { coins, state } = await dataOf(api, 'makeUpCheckIn', {
      token,
      path: normal,
      body: { date: on(2) },
    })
    expect(coins).toBe(games().normalCheckIn.rewards[2]?.coins)
    expect(state.makeUps).toEqual({ left: 1, price: 5, free: false, dates: [on(3), on(1)] })
    expect((await makeUp(member, normal, { date: on(3) })).code).toBe(200)
    expect((await makeUp(member, normal, { date: on(1) })).refusal).toBe('MAKE_UPS_USED')
  })

  test('one of three concurrent make-ups in a cycle with three missed days is free, one is paid and one is rejected', async () => {
    const member = await afterFullWeek()
    await giveCoins(api, member, 5)
    const replies = await atOnce(3, (index) => makeUp(member, normal, { date: on(index + 1) }))
    expect(countBy(replies)).toEqual({ OK: 2, MAKE_UPS_USED: 1 })
    const rows = await api.store.db.select().from(checkIns).where(eq(checkIns.memberId, member.uid))
    expect(rows.filter(({ onUs }) => onUs)).toHaveLength(1)
  })

  test('a make-up in a game whose make-ups cost no coins does not count as the free make-up of the cycle', async () => {
    const member = await addMember(api)
    await checkedInOn(api, member, { game: 'checkIn', dates: [on(4)] })
    const { makeUps } = await dataOf(api, 'getCheckIn', { token: member.token, path: free })
    expect(makeUps).toMatchObject({ price: 0, free: false })
    expect((await makeUp(member, free, { date: on(1) })).code).toBe(200)
    const rows = await api.store.db.select().from(checkIns).where(eq(checkIns.memberId, member.uid))
    expect(rows.map(({ onUs }) => onUs)).toEqual([false, false])
  })
})

test.each([
  ['today', 0],
  ['a day that is done', 2],
  ['a day before the cycle', 3],
  ['tomorrow', -1],
])('makeUpCheckIn for %s, which was not missed, is rejected', async (_, count) => {
  const member = await addMember(api)
  await checkedInOn(api, member, { game: 'checkIn', dates: [on(2)] })
  const reply = await makeUp(member, free, { date: on(count) })
  expect(reply.refusal).toBe('MAKE_UP_NOT_MISSED')
  expect(detailOf(reply).reasons).toEqual([{ code: 'NOT_MISSED', field: 'date' }])
})

test('a second makeUpCheckIn for the same day is rejected without a payment', async () => {
  const member = await addMember(api)
  await checkedInOn(api, member, { game: 'checkIn', dates: [on(2)] })
  expect((await makeUp(member, free, { date: on(1) })).code).toBe(200)
  expect((await makeUp(member, free, { date: on(1) })).refusal).toBe('MAKE_UP_NOT_MISSED')
  expect((await dataOf(api, 'getMyMembership', { token: member.token })).coins).toBe(6)
})

test('makeUpCheckIn with a repeated idempotency key returns the same response', async () => {
  const member = await addMember(api)
  await checkedInOn(api, member, { game: 'checkIn', dates: [on(2)] })
  const first = await makeUp(member, free, { date: on(1), key: 'one-make-up-of-one-day' })
  expect((await makeUp(member, free, { date: on(1), key: 'one-make-up-of-one-day' })).text).toBe(first.text)
})

test('the third make-up of a cycle is rejected with the first day of the next cycle', async () => {
  const member = await addMember(api)
  await checkedInOn(api, member, { game: 'checkIn', dates: [on(4)] })
  for (const count of [3, 2]) expect((await makeUp(member, free, { date: on(count) })).code).toBe(200)
  const reply = await makeUp(member, free, { date: on(1) })
  expect(reply.refusal).toBe('MAKE_UPS_USED')
  expect(detailOf(reply)).toEqual({
    reasons: [{ code: 'MAKE_UPS_PER_CYCLE_2' }],
    nextDate: '2026-11-23T17:00:00.000Z',
  })
})

describe('concurrent make-ups', () => {
  test('only one of 30 concurrent make-ups of the same day succeeds', async () => {
    const member = await addMember(api)
    await checkedInOn(api, member, { game: 'checkIn', dates: [on(2)] })
    const replies = await atOnce(30, (index) =>
      makeUp(member, free, { date: on(1), key: `thirty-make-ups-at-once-${index}` }),
    )
    expect(countBy(replies)).toEqual({ OK: 1, MAKE_UP_NOT_MISSED: 29 })
  })

  test('only two of four concurrent make-ups of different days succeed, because a cycle has at most two make-ups, and the streaks are correct afterwards', async () => {
    const member = await addMember(api)
    await checkedInOn(api, member, { game: 'checkIn', dates: [on(5)] })
    await giveCoins(api, member, 100)
    const replies = await atOnce(5, (index) =>
      index === 4
        ? api.call('checkIn', { token: member.token, path: free })
        : makeUp(member, free, { date: on(index + 1) }),
    )
    expect(countBy(replies)).toEqual({ OK: 3, MAKE_UPS_USED: 2 })
    const rows = await api.store.db.select().from(checkIns).where(eq(checkIns.memberId, member.uid))
    const byDate = new Map(rows.map(({ date, streak }) => [date, streak]))
    for (const { date, streak } of rows) expect(streak).toBe((byDate.get(daysBefore(date)) ?? 0) + 1)
    expect(new Set(rows.map(({ makeUp: place }) => place))).toEqual(new Set([null, 1, 2]))
  })
})

const daysBefore = (date: string) => addDays(date, -1)
