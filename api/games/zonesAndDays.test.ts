// Tests check-ins on unusual dates: clock changes at midnight, time zones with fractional offsets, leap days, and
// traveling members.
import { describe, expect, test } from 'vitest'
import { testApi, type Api } from '#tests/support/api.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { openSession } from '../session/members.ts'

const shared = await testApi()
const path = { game: 'normalCheckIn' }

/** Opens an API instance with a separate clock that is set to the instant. */
async function at(instant: string) {
  const ownApi = await testApi({ store: shared.store })
  ownApi.clock.now = new Date(instant)
  return ownApi
}

/** Opens a new session at the current time of the clock, because sessions end after 14 days without use. */
const session = async ({ store, clock }: Api, { uid }: TestMember) => ({
  token: (await openSession(store.db, uid, { now: clock.now, by: 'password' })).token,
})

/** Checks the member in at each instant. @returns for each instant the date and the streak, or the name of the error */
async function checkInAt(ownApi: Api, member: TestMember, instants: string[]) {
  const outcomes: string[] = []
  for (const instant of instants) {
    ownApi.clock.now = new Date(instant)
    const { token } = await session(ownApi, member)
    const { refusal } = await ownApi.call('checkIn', { token, path })
    const { today, streak } = await dataOf(ownApi, 'getCheckIn', { token, path })
    outcomes.push(refusal ?? `${today} ${streak}`)
  }
  return outcomes
}

describe("start of the next day at midnight in the member's time zone", () => {
  test.each([
    {
      timeZone: 'Asia/Beirut',
      now: '2027-03-27T12:00:00Z',
      today: '2027-03-27',
      resetsAt: '2027-03-27T22:00:00.000Z',
    },
    {
      timeZone: 'Asia/Beirut',
      now: '2027-03-28T12:00:00Z',
      today: '2027-03-28',
      resetsAt: '2027-03-28T21:00:00.000Z',
    },
    {
      timeZone: 'Australia/Lord_Howe',
      now: '2027-04-03T06:00:00Z',
      today: '2027-04-03',
      resetsAt: '2027-04-03T13:00:00.000Z',
    },
    {
      timeZone: 'Australia/Lord_Howe',
      now: '2027-04-04T06:00:00Z',
      today: '2027-04-04',
      resetsAt: '2027-04-04T13:30:00.000Z',
    },
    {
      timeZone: 'Australia/Lord_Howe',
      now: '2027-10-03T06:00:00Z',
      today: '2027-10-03',
      resetsAt: '2027-10-03T13:00:00.000Z',
    },
    {
      timeZone: 'Africa/Cairo',
      now: '2027-04-29T12:00:00Z',
      today: '2027-04-29',
      resetsAt: '2027-04-29T22:00:00.000Z',
    },
    {
      timeZone: 'America/Santiago',
      now: '2027-09-04T12:00:00Z',
      today: '2027-09-04',
      resetsAt: '2027-09-05T04:00:00.000Z',
    },
    {
      timeZone: 'Pacific/Apia',
      now: '2027-06-30T20:00:00Z',
      today: '2027-07-01',
      resetsAt: '2027-07-01T11:00:00.000Z',
    },
    {
      timeZone: 'Asia/Kathmandu',
      now: '2027-06-30T20:00:00Z',
      today: '2027-07-01',
      resetsAt: '2027-07-01T18:15:00.000Z',
    },
    {
      timeZone: 'Pacific/Chatham',
      now: '2027-06-30T20:00:00Z',
      today: '2027-07-01',
      resetsAt: '2027-07-01T11:15:00.000Z',
    },
    {
      timeZone: 'Pacific/Kiritimati',
      now: '2027-06-30T20:00:00Z',
      today: '2027-07-01',
      resetsAt: '2027-07-01T10:00:00.000Z',
    },
    {
      timeZone: 'Pacific/Pago_Pago',
      now: '2027-07-01T10:59:00Z',
      today: '2027-06-30',
      resetsAt: '2027-07-01T11:00:00.000Z',
    },
  ])('in $timeZone, a check-in at $now counts for $today', async ({ timeZone, now, today, resetsAt }) => {
    const ownApi = await at(now)
    const member = await addMember(ownApi, { timeZone })
    const { state } = await dataOf(ownApi, 'checkIn', { token: member.token, path })
    expect(state).toMatchObject({ today, resetsAt, checkedInToday: true })
    const before = new Date(Date.parse(resetsAt) - 1).toISOString()
    const [refused, next] = await checkInAt(ownApi, member, [before, resetsAt])
    expect([refused, next?.endsWith(' 2')]).toEqual(['ALREADY_CHECKED_IN', true])
  })
})

describe('consecutive check-ins', () => {
  test.each([
    {
      timeZone: 'Africa/Cairo',
      name: 'over a midnight that does not exist',
      instants: ['2027-04-29T21:30:00Z', '2027-04-29T22:05:00Z'],
      outcomes: ['2027-04-29 1', '2027-04-30 2'],
    },
    {
      timeZone: 'Asia/Bangkok',
      name: 'over 29 February',
      instants: ['2028-02-28T05:00:00Z', '2028-02-29T05:00:00Z', '2028-03-01T05:00:00Z'],
      outcomes: ['2028-02-28 1', '2028-02-29 2', '2028-03-01 3'],
    },
    {
      timeZone: 'America/Los_Angeles',
      name: 'over 29 February',
      instants: ['2028-02-29T07:59:00Z', '2028-02-29T08:00:00Z', '2028-03-01T08:00:00Z'],
      outcomes: ['2028-02-28 1', '2028-02-29 2', '2028-03-01 3'],
    },
    {
      timeZone: 'Asia/Bangkok',
      name: 'over the end of February in a common year',
      instants: ['2027-02-27T17:00:00Z', '2027-02-28T17:00:00Z'],
      outcomes: ['2027-02-28 1', '2027-03-01 2'],
    },
  ])('in $timeZone, daily check-ins continue the streak $name', async ({ timeZone, instants, outcomes }) => {
    const ownApi = await at(instants[0] ?? '')
    expect(await checkInAt(ownApi, await addMember(ownApi, { timeZone }), instants)).toEqual(outcomes)
  })
})

describe('traveling members', () => {
  const move = async (ownApi: Api, member: TestMember, timeZone: string) =>
    await dataOf(ownApi, 'modifyUserInfo', { ...(await session(ownApi, member)), body: { timeZone } })

  test.each([
    ['Asia/Tokyo', 'America/Los_Angeles'],
    ['Pacific/Auckland', 'Pacific/Honolulu'],
    ['Asia/Bangkok', 'Europe/London'],
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
  ])('a move west from %s to %s keeps the streak and allows one check-in per date', async (from, to) => {
    const ownApi = await at('2027-05-10T03:00:00Z')
    const member = await addMember(ownApi, { timeZone: from })
    await checkInAt(ownApi, member, ['2027-05-10T03:00:00Z'])
    ownApi.clock.now = new Date('2027-05-11T03:00:00Z')
    await checkInAt(ownApi, member, ['2027-05-11T03:00:00Z'])
    await move(ownApi, member, to)
    const hours = Array.from(
      { length: 16 },
      (__, hour) => Date.parse('2027-05-11T04:00:00Z') + hour * 3 * 3_600_000,
    )
    const outcomes = await checkInAt(
      ownApi,
      member,
      hours.map((time) => new Date(time).toISOString()),
    )
    const days = outcomes.filter((outcome) => outcome !== 'ALREADY_CHECKED_IN')
    expect(new Set(days.map((day) => day.split(' ')[0])).size).toBe(days.length)
    expect(days.map((day) => Number(day.split(' ')[1]))).toEqual(days.map((__, index) => index + 3))
    expect(days.length).toBeGreaterThan(0)
  })

  test('a member who changes the time zone ten times can check in once per calendar date', async () => {
    const ownApi = await at('2027-05-10T00:00:00Z')
    const member = await addMember(ownApi, { timeZone: 'Asia/Bangkok' })
    const outcomes: string[] = []
    for (let half = 0; half < 10; half += 1) {
      const start = Date.parse('2027-05-10T00:00:00Z') + half * 12 * 3_600_000
      ownApi.clock.now = new Date(start)
      await move(ownApi, member, half % 2 ? 'Asia/Bangkok' : 'America/Los_Angeles')
      const times = [1, 5, 11].map((hour) => new Date(start + hour * 3_600_000).toISOString())
      outcomes.push(...(await checkInAt(ownApi, member, times)))
    }
    const dates = outcomes
      .filter((outcome) => outcome !== 'ALREADY_CHECKED_IN')
      .map((day) => day.split(' ')[0])
    expect(new Set(dates).size).toBe(dates.length)
    expect(dates.length).toBeGreaterThanOrEqual(5)
    expect(dates.length).toBeLessThanOrEqual(6)
    expect(dates.every((date, index) => index === 0 || String(dates[index - 1]) < String(date))).toBe(true)
  })
})
