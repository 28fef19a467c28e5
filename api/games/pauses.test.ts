// Tests pauses of a streak: their start today or tomorrow, the quarterly limit, and their end by resumeCheckIn, by a
// check-in or after the last day.
import { describe, expect, test } from 'vitest'
import { detailOf, testApi } from '#tests/support/api.ts'
import { checkedInOn, daysAgo } from '#tests/support/games.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'
import { checkInPauses } from './tables.ts'

const api = await testApi()
const path = { game: 'normalCheckIn' }
const on = (count: number) => daysAgo(api, count)

const pause = ({ token }: TestMember, days: number, ownApi = api) =>
  ownApi.call('pauseCheckIn', { token, path, body: { days } })
const stateOf = ({ token }: TestMember, ownApi = api) => dataOf(ownApi, 'getCheckIn', { token, path })

/** Adds a member with three consecutive check-ins, and opens an API instance with a separate clock. */
async function streakOfThree() {
  const ownApi = await testApi({ store: api.store })
  const member = await addMember(ownApi)
  await checkedInOn(ownApi, member, { game: 'normalCheckIn', dates: [on(3), on(2), on(1)] })
  return { own: ownApi, member, wait: (days: number) => ownApi.wait(days * 86_400) }
}

test('pauseCheckIn pauses from today, and the streak continues after the pause', async () => {
  const { own: ownApi, member, wait } = await streakOfThree()
  await pause(member, 5, ownApi)
  expect(await stateOf(member, ownApi)).toMatchObject({
    streak: 3,
    pause: { from: on(0), to: on(-4) },
    pauseDaysLeft: 9,
  })
  wait(5)
  const back = await dataOf(ownApi, 'checkIn', { token: member.token, path })
  expect(back.state).toMatchObject({ streak: 4, pause: null })
  expect(back.state.cycle.map(({ date }) => date).slice(2, 5)).toEqual([on(1), on(-5), on(-6)])
})

test('pauseCheckIn pauses from tomorrow if the member has checked in today', async () => {
  const { own: ownApi, member } = await streakOfThree()
  await ownApi.call('checkIn', { token: member.token, path })
  await pause(member, 2, ownApi)
  expect(await stateOf(member, ownApi)).toMatchObject({
    streak: 4,
    checkedInToday: true,
    pause: { from: on(-1), to: on(-2) },
  })
})

test('a day that is missed after a pause ends the streak', async () => {
  const { own: ownApi, member, wait } = await streakOfThree()
  await pause(member, 5, ownApi)
  wait(6)
  expect(await stateOf(member, ownApi)).toMatchObject({ streak: 0 })
})

test('a check-in ends the pause, and the remaining days of the pause can be used again', async () => {
  const { own: ownApi, member, wait } = await streakOfThree()
  await pause(member, 10, ownApi)
  wait(2)
  const { state } = await dataOf(ownApi, 'checkIn', { token: member.token, path })
  expect(state).toMatchObject({ streak: 4, pause: null, pauseDaysLeft: 12 })
  expect(await stateOf(member, ownApi)).toEqual(state)
})

test('resumeCheckIn ends the pause, and a second call has no effect', async () => {
  const { own: ownApi, member, wait } = await streakOfThree()
  await pause(member, 10, ownApi)
  wait(3)
  const resumed = await dataOf(ownApi, 'resumeCheckIn', { token: member.token, path })
  expect(resumed).toMatchObject({ streak: 3, checkedInToday: false, pause: null, pauseDaysLeft: 11 })
  expect(await dataOf(ownApi, 'resumeCheckIn', { token: member.token, path })).toEqual(resumed)
  wait(1)
  expect(await stateOf(member, ownApi)).toMatchObject({ streak: 0 })
})

test('a new pause replaces the current pause', async () => {
  const { own: ownApi, member, wait } = await streakOfThree()
  await pause(member, 10, ownApi)
  wait(2)
  await pause(member, 2, ownApi)
  expect(await stateOf(member, ownApi)).toMatchObject({
    pause: { from: on(0), to: on(-3) },
    pauseDaysLeft: 10,
  })
})

test('pauseCheckIn beyond the quarterly limit is rejected with the number of available days, and has no effect', async () => {
  const { own: ownApi, member, wait } = await streakOfThree()
  await pause(member, 12, ownApi)
  // Sends a request after eight days, because a session ends after 14 days without use.
  wait(8)
  await stateOf(member, ownApi)
  wait(7)
  const reply = await pause(member, 3, ownApi)
  expect(reply.refusal).toBe('PAUSE_LIMIT')
  expect(detailOf(reply)).toEqual({
    reasons: [{ code: 'DAYS_LEFT_2', field: 'days' }],
    nextDate: '2026-12-31T17:00:00.000Z',
  })
  expect(await stateOf(member, ownApi)).toMatchObject({ pause: null, pauseDaysLeft: 2 })
  expect((await pause(member, 2, ownApi)).code).toBe(200)
})

test('a pause does not affect other games or other members', async () => {
  const [mine, other] = [await addMember(api), await addMember(api)]
  await pause(mine, 5)
  const elsewhere = { token: mine.token, path: { game: 'checkIn' } }
  expect(await dataOf(api, 'getCheckIn', elsewhere)).toMatchObject({ pause: null })
  expect(await stateOf(other)).toMatchObject({ pause: null, pauseDaysLeft: 14 })
})

describe('concurrent pauses and check-ins', () => {
  test('no day is both paused and checked in after concurrent calls, and the pause days stay within the limit', async () => {
    const member = await addMember(api)
    await atOnce(20, (index) =>
      index === 7 ? api.call('checkIn', { token: member.token, path }) : pause(member, 10 + (index % 5)),
    )
    const rows = (await api.store.db.select().from(checkInPauses)).filter(
      ({ memberId }) => memberId === member.uid,
    )
    const { history } = await stateOf(member)
    expect(history.filter(({ state }) => state === 'done').map(({ date }) => date)).toEqual([on(0)])
    expect(rows.length).toBeGreaterThanOrEqual(10)
    expect(rows.every(({ date }) => date > on(0))).toBe(true)
    expect(rows.length).toBeLessThanOrEqual(14)
  })
})
