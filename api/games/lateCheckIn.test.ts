// Tests late check-ins: taps without a connection that the device sends later. A tap either counts for the local date
// of the tap or is rejected with a reason, and no date counts twice.
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { detailOf, testApi, type Api } from '#tests/support/api.ts'
import { checkedInOn, daysAgo, pressed, signedInSince } from '#tests/support/games.ts'
import { giveCoins } from '#tests/support/give.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { addDays, startOfDate } from '../locale/calendar.ts'
import { games } from '../catalog/checkIn.ts'
import { measurement } from '#tests/support/measurements.ts'
import { checkIns } from './tables.ts'
import { valueAt } from '#shared/unknown.ts'

const api = await testApi()
const path = { game: 'normalCheckIn' }
const { rewards } = games().normalCheckIn
const hour = 3_600_000

/** Opens an API instance with a separate clock that is set to the instant. */
async function at(instant: string | Date) {
  const ownApi = await testApi({ store: api.store })
  ownApi.clock.now = new Date(instant)
  return ownApi
}

const late = (ownApi: Api, { token }: TestMember, { pressedAt, key }: { pressedAt: Date; key?: string }) =>
  ownApi.call('lateCheckIn', { token, path, body: { pressedAt: pressedAt.toISOString() }, key })
const landed = async (ownApi: Api, { token }: TestMember, pressedAt: Date) =>
  await dataOf(ownApi, 'lateCheckIn', { token, path, body: { pressedAt: pressedAt.toISOString() } })

async function daysOf(ownApi: Api, { uid }: TestMember) {
  const rows = await ownApi.store.db
    .select({ date: checkIns.date, streak: checkIns.streak })
    .from(checkIns)
    .where(and(eq(checkIns.memberId, uid), eq(checkIns.game, 'normalCheckIn')))
  return rows.toSorted((a, b) => a.date.localeCompare(b.date)).map(({ date, streak }) => [date, streak])
}

const zones = [
  ['Asia/Jakarta', '2026-11-20'],
  ['Asia/Makassar', '2026-11-20'],
  ['Asia/Jayapura', '2026-12-31'],
  ['Asia/Bangkok', '2026-11-20'],
  ['Asia/Ho_Chi_Minh', '2026-02-28'],
  // Dates on which the clocks change for daylight saving time, and the dates before them.
  ['America/New_York', '2026-10-31'],
  ['America/New_York', '2026-11-01'],
  ['America/New_York', '2026-03-07'],
  ['America/New_York', '2026-03-08'],
] as const

describe('check-ins tapped at 23:58 without a connection', () => {
  test.each(zones)(
    'a check-in tapped offline at 23:58 in %s on %s counts for that date',
    async (timeZone, date) => {
      const nextDay = startOfDate(addDays(date, 1), timeZone)
      const ownApi = await at(new Date(startOfDate(date, timeZone).getTime() - 12 * hour))
      const member = await addMember(ownApi, { timeZone })
      await dataOf(ownApi, 'checkIn', { token: member.token, path })
      const pressedAt = new Date(nextDay.getTime() - 120_000)
      ownApi.clock.now = new Date(nextDay.getTime() + 9 * hour)
      const answer = await landed(ownApi, member, pressedAt)
      expect(answer.date).toBe(date)
      expect(answer.reward).toEqual(rewards[1])
      expect(answer.state).toMatchObject({ today: addDays(date, 1), checkedInToday: false, streak: 2 })
      expect(answer.state.makeUps.left).toBe(games().normalCheckIn.makeUps.perCycle)
      const today = await dataOf(ownApi, 'checkIn', { token: member.token, path })
      expect(today.state.streak).toBe(3)
      expect(await daysOf(ownApi, member)).toEqual([
        [addDays(date, -1), 1],
        [date, 2],
        [addDays(date, 1), 3],
      ])
    },
  )

  test('a check-in tapped offline two minutes after midnight counts for the new date', async () => {
    for (const [timeZone, date] of zones) {
      const begins = startOfDate(date, timeZone)
      const ownApi = await at(new Date(begins.getTime() - hour))
      const member = await addMember(ownApi, { timeZone })
      ownApi.clock.now = new Date(begins.getTime() + 20 * hour)
      expect((await landed(ownApi, member, new Date(begins.getTime() + 120_000))).date).toBe(date)
    }
    measurement(
      'Check-in without a connection',
      `${zones.length} nights in 6 time zones: each tap counts for its local date`,
    )
  })

  test('a check-in tapped offline at the start of a day of 25 hours counts for this day, even if it arrives 24 hours later', async () => {
    const begins = startOfDate('2026-11-01', 'America/New_York')
    const ownApi = await at(begins)
    const member = await addMember(ownApi, { timeZone: 'America/New_York' })
    ownApi.clock.now = new Date(begins.getTime() + 24 * hour)
    const answer = await landed(ownApi, member, begins)
    expect([answer.date, answer.state.checkedInToday]).toEqual(['2026-11-01', true])
  })
})

describe('a time zone change before a late check-in arrives', () => {
  const move = async (ownApi: Api, { token }: TestMember, timeZone: string) =>
    await dataOf(ownApi, 'modifyUserInfo', { token, body: { timeZone } })

  test('a change of the time zone that becomes effective after the tap does not affect the date of a late check-in', async () => {
    const ownApi = await at('2026-11-20T15:00:00Z')
    const member = await addMember(ownApi, { timeZone: 'Asia/Bangkok' })
    // The tap is at 22:58 in Bangkok and 10:58 in New York. The change becomes effective at the next midnight in New
    // York.
    const pressedAt = new Date('2026-11-20T15:58:00Z')
    await move(ownApi, member, 'America/New_York')
    ownApi.clock.now = new Date('2026-11-21T06:00:00Z')
    expect((await landed(ownApi, member, pressedAt)).date).toBe('2026-11-20')
  })

  test('two later changes of the time zone do not affect the date of a late check-in', async () => {
    const ownApi = await at('2026-11-20T15:00:00Z')
    const member = await addMember(ownApi, { timeZone: 'Asia/Bangkok' })
    await move(ownApi, member, 'America/New_York')
    // When the member taps, the time zone of Bangkok is still in effect. It is the 21st in Bangkok and the 20th in
    // New York.
    const pressedAt = new Date('2026-11-20T20:00:00Z')
    ownApi.clock.now = new Date('2026-11-21T06:00:00Z')
    await move(ownApi, member, 'Asia/Tokyo')
    expect((await landed(ownApi, member, pressedAt)).date).toBe('2026-11-21')
  })

  test('if the member moves to a time zone with a later date before a late check-in arrives, it counts for the date of the tap', async () => {
    const ownApi = await at('2026-11-20T03:00:00Z')
    const member = await addMember(ownApi, { timeZone: 'America/New_York' })
    // The tap is at 22:58 on the 19th in New York.
    const pressedAt = new Date('2026-11-20T03:58:00Z')
    await move(ownApi, member, 'Asia/Jayapura')
    ownApi.clock.now = new Date('2026-11-21T03:00:00Z')
    await dataOf(ownApi, 'checkIn', { token: member.token, path })
    expect((await landed(ownApi, member, pressedAt)).date).toBe('2026-11-19')
    expect(await daysOf(ownApi, member)).toEqual([
      ['2026-11-19', 1],
      ['2026-11-21', 2],
    ])
  })
})

describe('a late check-in that arrives after the check-in of the following date', () => {
  test('a late check-in for a date before the last check-in is accepted, and the streak is recalculated', async () => {
    const member = await addMember(api)
    await signedInSince(api, member, 48)
    await checkedInOn(api, member, { game: 'normalCheckIn', dates: [daysAgo(api, 2), daysAgo(api, 0)] })
    const answer = await landed(api, member, new Date(pressed(api, 20).pressedAt))
    expect(answer).toMatchObject({ date: daysAgo(api, 1), reward: rewards[1], state: { streak: 3 } })
    expect((await daysOf(api, member)).map(([, streak]) => streak)).toEqual([1, 2, 3])
  })

  test('if the check-in of the next date has started a cycle, a late check-in does not change this cycle', async () => {
    const member = await addMember(api)
    await signedInSince(api, member, 48)
    await checkedInOn(api, member, { game: 'normalCheckIn', dates: [daysAgo(api, 0)] })
    const answer = await landed(api, member, new Date(pressed(api, 20).pressedAt))
    expect(answer).toMatchObject({ date: daysAgo(api, 1), reward: rewards[0], state: { streak: 2 } })
    expect(answer.state.cycle[0]?.date).toBe(daysAgo(api, 0))
  })
})

test('a late check-in for a made-up date is rejected, without a second reward or payment', async () => {
  const member = await addMember(api)
  await signedInSince(api, member, 72)
  await checkedInOn(api, member, { game: 'normalCheckIn', dates: [daysAgo(api, 2)] })
  await giveCoins(api, member, 50)
  const body = { date: daysAgo(api, 1) }
  const { coins } = await dataOf(api, 'makeUpCheckIn', { token: member.token, path, body })
  expect((await late(api, member, { pressedAt: new Date(pressed(api, 20).pressedAt) })).refusal).toBe(
    'CHECK_IN_DAY_DONE',
  )
  expect((await dataOf(api, 'getMyMembership', { token: member.token })).coins).toBe(coins)
})

test('a late check-in for a paused date ends the pause from that date on', async () => {
  const ownApi = await at('2026-11-20T05:00:00Z')
  const member = await addMember(ownApi)
  await dataOf(ownApi, 'pauseCheckIn', { token: member.token, path, body: { days: 5 } })
  const pressedAt = ownApi.clock.now
  ownApi.wait(20 * 3600)
  const { date, state } = await landed(ownApi, member, pressedAt)
  expect(date).toBe('2026-11-20')
  expect(state).toMatchObject({
    today: '2026-11-21',
    pause: null,
    pauseDaysLeft: games().normalCheckIn.pauseDays,
  })
})

test('after the end of a season, a late check-in is accepted for the last date of the season and rejected for the next date', async () => {
  const { to = '' } = games().eventCheckIn.seasons[0] ?? {}
  const over = startOfDate(addDays(to, 1), 'Asia/Bangkok')
  const ownApi = await at(new Date(over.getTime() - hour))
  const { token } = await addMember(ownApi)
  ownApi.clock.now = new Date(over.getTime() + hour)
  const ask = (minutes: number) => ({
    token,
    path: { game: 'eventCheckIn' },
    body: { pressedAt: new Date(over.getTime() + minutes * 60_000).toISOString() },
  })
  expect((await ownApi.call('lateCheckIn', ask(2))).refusal).toBe('NOT_ELIGIBLE')
  expect((await dataOf(ownApi, 'lateCheckIn', ask(-2))).date).toBe(to)
})

describe('time limits of late check-ins', () => {
  test.each([
    { name: '24 hours ago', seconds: 24 * 3600, refusal: 'OK', code: undefined },
    { name: '24 h 1 s ago', seconds: 24 * 3600 + 1, refusal: 'CHECK_IN_TOO_LATE', code: 'TOO_LONG_AGO' },
    { name: '5 min in the future', seconds: -300, refusal: 'OK', code: undefined },
    { name: '5 min 1 s in the future', seconds: -301, refusal: 'CHECK_IN_NO_DAY', code: 'IN_FUTURE' },
  ])('a late check-in that was tapped $name returns $refusal', async ({ seconds, refusal, code }) => {
    const member = await addMember(api)
    await signedInSince(api, member, 48)
    const reply = await late(api, member, { pressedAt: new Date(pressed(api, seconds / 3600).pressedAt) })
    expect(reply.refusal ?? 'OK').toBe(refusal)
    expect(valueAt(reply.data, 'reasons', 0, 'code')).toBe(code)
  })

  test('a late check-in tapped before the start of the session is rejected, because devices delete queued check-ins when a session ends', async () => {
    const member = await addMember(api)
    await signedInSince(api, member, 2)
    const reply = await late(api, member, { pressedAt: new Date(pressed(api, 3).pressedAt) })
    expect(reply.refusal).toBe('CHECK_IN_NO_DAY')
    expect(detailOf(reply).reasons).toEqual([{ code: 'TOO_EARLY', field: 'pressedAt' }])
  })
})

describe('repeated late check-ins', () => {
  test('a repeated late check-in with the same idempotency key returns an identical response, even on the next day', async () => {
    const ownApi = await at('2026-11-20T16:00:00Z')
    const member = await addMember(ownApi)
    const pressedAt = ownApi.clock.now
    ownApi.wait(10 * 3600)
    const first = await late(ownApi, member, { pressedAt, key: 'the-key-on-the-device' })
    ownApi.wait(24 * 3600)
    expect((await late(ownApi, member, { pressedAt, key: 'the-key-on-the-device' })).text).toBe(first.text)
    expect(await daysOf(ownApi, member)).toHaveLength(1)
  })

  test('a late check-in for today is rejected with ALREADY_CHECKED_IN after a successful check-in', async () => {
    const member = await addMember(api)
    await api.call('checkIn', { token: member.token, path })
    expect((await late(api, member, { pressedAt: api.clock.now })).refusal).toBe('ALREADY_CHECKED_IN')
  })

  test('concurrent late check-ins of two devices and a make-up for the same date count the date once', async () => {
    const rounds = 10
    for (let round = 0; round < rounds; round += 1) {
      const member = await addMember(api)
      await signedInSince(api, member, 72)
      await checkedInOn(api, member, { game: 'normalCheckIn', dates: [daysAgo(api, 2)] })
      await giveCoins(api, member, 5)
      const { token } = member
      const [firstReply, other, madeUp, today] = await atOnce(4, async (index) => {
        if (index === 2)
          return await api.call('makeUpCheckIn', { token, path, body: { date: daysAgo(api, 1) } })
        if (index === 3) return await api.call('checkIn', { token, path })
        return await late(api, member, { pressedAt: new Date(pressed(api, 20 + index).pressedAt) })
      })
      expect(countBy([firstReply!, other!, madeUp!]).OK).toBe(1)
      expect(today?.code).toBe(200)
      expect((await daysOf(api, member)).map(([, streak]) => streak)).toEqual([1, 2, 3])
      const { coins } = await dataOf(api, 'getMyMembership', { token })
      const paid = madeUp?.code === 200 ? games().normalCheckIn.makeUps.price : 0
      expect(coins).toBe(5 + 5 + 5 + 10 - paid)
    }
    measurement(
      'Check-in without a connection',
      `${rounds} rounds of concurrent calls (two late check-ins, a make-up, a check-in): the date counts once, and the streak is correct`,
    )
  })
})
