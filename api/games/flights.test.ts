// Tests streaks of traveling members. After a change of time zone, a streak continues if the next check-in is less than
// 36 hours after the last check-in.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testApi, type Api } from '#tests/support/api.ts'
import { times } from '#tests/support/measurements.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { stateOf } from '#tests/support/playing.ts'
import { timeZoneAt, zoneChangesOf } from '../members/member.ts'
import { zoneChange } from '../profile/info.ts'
import { openSession } from '../session/members.ts'
import { datesCutShort, nextCheckIn, type CheckedDay } from './rules.ts'
import { gameDay } from './seasons.ts'

const hour = 3_600_000
const path = { game: 'normalCheckIn' }
const api = await testApi()

type Row = {
  timeZone: string
  nextTimeZone: string | null
  nextTimeZoneAt: Date | null
  formerTimeZoneUntil: Date | null
}

type Step = { after: number; fliesTo: string | null }

/**
 * Simulates a sequence of flights and check-ins, each `after` hours after the previous step. Returns the check-ins, the
 * states of the game, and the times at which the time zone changed.
 */
function travel(home: string, start: Date, steps: readonly Step[]) {
  let row: Row = { timeZone: home, nextTimeZone: null, nextTimeZoneAt: null, formerTimeZoneUntil: null }
  let now = start
  const days: (CheckedDay & { at: Date })[] = []
  const states: ReturnType<typeof stateOf>[] = []
  /** Instants at which changes of the time zone became effective. */
  const moves: Date[] = []
  for (const { after, fliesTo } of steps) {
    const before = timeZoneAt(row, now)
    const pending = row.nextTimeZoneAt
    now = new Date(now.getTime() + after * hour)
    if (pending && pending <= now && timeZoneAt(row, now) !== before) moves.push(pending)
    if (fliesTo !== null) {
      row = { ...row, ...zoneChange(row, fliesTo, now) }
      continue
    }
    const today = gameDay(days.at(-1)?.date, now, timeZoneAt(row, now))
    const cut = datesCutShort(days.at(-1), { date: today, at: now }, zoneChangesOf(row))
    states.push(stateOf(today, { days, paused: [], cut }, timeZoneAt(row, now)))
    if (days.at(-1)?.date === today) continue
    days.push({ ...nextCheckIn({ days, paused: [], cut }, today), at: now })
  }
  return { days, states, moves }
}

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'Etc/GMT-14', 'Etc/GMT+12')
const step = fc.record({
  after: fc.integer({ min: 1, max: 4 * 40 }).map((quarters) => quarters / 4),
  fliesTo: fc.option(zone, { freq: 2 }),
})
const start = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-12-31T00:00:00Z'),
  noInvalidDate: true,
})
const travels = fc.tuple(zone, start, fc.array(step, { minLength: 4, maxLength: 24 }))
const runs = { numRuns: times(3_000, 300) }

describe('random flights between all time zones', () => {
  test('a streak continues if the time zone changed between two check-ins that are less than 36 hours apart', () => {
    let bridged = 0
    fc.assert(
      fc.property(travels, (stops) => {
        const { days, moves } = travel(...stops)
        days.slice(1).forEach((day, index) => {
          const before = days[index]
          if (!before) return
          const isNear = day.at.getTime() - before.at.getTime() < 36 * hour
          const moved = moves.some((at) => at > before.at && at <= day.at)
          const next = new Date(Date.parse(before.date) + 24 * hour).toISOString().slice(0, 10)
          if (day.skipped) bridged += 1
          const continues = day.date === next || (isNear && moved)
          expect(day.streak).toBe(continues ? before.streak + 1 : 1)
        })
      }),
      runs,
    )
    expect(bridged).toBeGreaterThan(0)
  })

  test('no date has two check-ins, and no period of n × 24 hours contains more than n + 2 check-ins', () => {
    fc.assert(
      fc.property(travels, (stops) => {
        const { days } = travel(...stops)
        days.forEach((day, later) => {
          for (const [earlier, before] of days.slice(0, later).entries()) {
            expect(before.date < day.date).toBe(true)
            // The time between two check-ins is at least 24 hours for each date between them, minus 26 hours. Flights
            // can shorten the time by 26 hours, which is the greatest difference between time zones.
            const least = (later - earlier - 1) * 24 - 26
            expect((day.at.getTime() - before.at.getTime()) / hour).toBeGreaterThanOrEqual(least)
          }
        })
      }),
      runs,
    )
  })

  test('the state of the game contains the current streak, and dates that were skipped by a flight cannot be made up', () => {
    fc.assert(
      fc.property(travels, (stops) => {
        const { days, states } = travel(...stops)
        for (const state of states) {
          const day = days.find(({ date }) => date === state.today)
          expect(state.streak).toBe((day?.streak ?? 0) - (state.checkedInToday ? 0 : 1))
          expect(state.cycle).toHaveLength(7)
          expect(state.cycle.filter(({ date }) => date === state.today)).toHaveLength(1)
          const missed = state.cycle.filter((cycleDay) => cycleDay.state === 'missed').map(({ date }) => date)
          expect(state.makeUps.dates).toEqual(missed)
          const skipped = days.flatMap(({ date, skipped: count = 0 }) =>
            Array.from({ length: count }, (_, index) =>
              new Date(Date.parse(date) - (index + 1) * 24 * hour).toISOString().slice(0, 10),
            ),
          )
          const after = skipped.filter((date) => date < state.today && date > (days[0]?.date ?? ''))
          const overlap = state.checkedInToday ? missed.filter((date) => after.includes(date)) : []
          expect(overlap).toEqual([])
        }
      }),
      runs,
    )
  })
})

describe('flights of one member', () => {
  const session = async ({ store, clock }: Api, { uid }: TestMember) => ({
    token: (await openSession(store.db, uid, { now: clock.now, by: 'password' })).token,
  })

  async function flying(timeZone: string, instant: string) {
    const ownApi = await testApi({ store: api.store })
    ownApi.clock.now = new Date(instant)
    const member = await addMember(ownApi, { timeZone })
    const at = (then: string) => (ownApi.clock.now = new Date(then))
    const call = async (operation: 'checkIn' | 'getCheckIn') =>
      await ownApi.call(operation, { ...(await session(ownApi, member)), path })
    const state = async () => await dataOf(ownApi, 'getCheckIn', { ...(await session(ownApi, member)), path })
    const fly = async (to: string) =>
      await dataOf(ownApi, 'modifyUserInfo', { ...(await session(ownApi, member)), body: { timeZone: to } })
    return { own: ownApi, member, at, state, fly, checkIn: () => call('checkIn') }
  }

  test('after a flight from Los Angeles to Bangkok, a check-in 23 hours after the previous check-in continues the streak, although a date was skipped', async () => {
    const { at, state, fly, checkIn } = await flying('America/Los_Angeles', '2027-05-10T18:00:00Z')
    expect((await checkIn()).code).toBe(200)
    at('2027-05-12T00:00:00Z')
    await fly('Asia/Bangkok')
    expect((await checkIn()).code).toBe(200)
    at('2027-05-12T22:00:00Z')
    expect(await state()).toMatchObject({ today: '2027-05-13', streak: 2, makeUps: { dates: [] } })
    at('2027-05-12T23:00:00Z')
    expect((await checkIn()).code).toBe(200)
    const after = await state()
    expect(after).toMatchObject({ today: '2027-05-13', streak: 3, checkedInToday: true })
    expect(after.cycle.map(({ date }) => date)).not.toContain('2027-05-12')
    expect(after.history).toEqual([
      { date: '2027-05-10', state: 'done' },
      { date: '2027-05-11', state: 'done' },
      { date: '2027-05-13', state: 'done' },
    ])
    at('2027-05-14T12:00:00Z')
    expect((await checkIn()).code).toBe(200)
    expect((await state()).streak).toBe(4)
  })

  test('36 hours after the last check-in, getCheckIn returns a date skipped by a flight as missed, so that it can be made up', async () => {
    const {
      own: ownApi,
      member,
      at,
      state,
      fly,
      checkIn,
    } = await flying('America/Los_Angeles', '2027-05-11T18:00:00Z')
    await checkIn()
    await fly('Asia/Bangkok')
    at('2027-05-13T05:59:59Z')
    expect(await state()).toMatchObject({ today: '2027-05-13', streak: 1, makeUps: { dates: [] } })
    at('2027-05-13T06:00:00Z')
    expect(await state()).toMatchObject({ streak: 0, makeUps: { dates: ['2027-05-12'] } })
    expect((await checkIn()).code).toBe(200)
    expect((await state()).streak).toBe(1)
    expect(member.uid).not.toBe('')
    expect(ownApi.clock.now).toEqual(new Date('2027-05-13T06:00:00Z'))
  })

  test('if a member who did not travel missed a date, the streak ends, even if the check-ins are less than 36 hours apart', async () => {
    const { at, state, checkIn } = await flying('Asia/Bangkok', '2027-05-10T16:00:00Z')
    await checkIn()
    at('2027-05-12T01:00:00Z')
    expect(await state()).toMatchObject({ today: '2027-05-12', streak: 0 })
    await checkIn()
    expect((await state()).streak).toBe(1)
  })

  test('lateCheckIn continues the streak if the member tapped "check in" less than 36 hours after the last check-in, even if the request arrives later', async () => {
    const {
      own: ownApi,
      member,
      at,
      state,
      fly,
      checkIn,
    } = await flying('America/Los_Angeles', '2027-05-12T00:00:00Z')
    const { token } = member
    await checkIn()
    await fly('Asia/Bangkok')
    at('2027-05-13T20:00:00Z')
    const body = { pressedAt: '2027-05-12T23:00:00.000Z' }
    const { date } = await dataOf(ownApi, 'lateCheckIn', { token, path, body })
    expect(date).toBe('2027-05-13')
    expect(await state()).toMatchObject({ today: '2027-05-14', streak: 2 })
  })

  test('lateCheckIn accepts a check-in made offline on a date that a flight across time zones skipped, and increases the streak of the next check-in', async () => {
    const {
      own: ownApi,
      member,
      at,
      state,
      fly,
      checkIn,
    } = await flying('America/Los_Angeles', '2027-05-12T00:00:00Z')
    const { token } = member
    await checkIn()
    await fly('Asia/Bangkok')
    at('2027-05-12T23:00:00Z')
    await checkIn()
    expect((await state()).streak).toBe(2)
    const body = { pressedAt: '2027-05-12T08:00:00.000Z' }
    expect((await dataOf(ownApi, 'lateCheckIn', { token, path, body })).date).toBe('2027-05-12')
    expect((await state()).streak).toBe(3)
  })

  test('pauseCheckIn right after a flight keeps the streak', async () => {
    const {
      own: ownApi,
      member,
      at,
      state,
      fly,
      checkIn,
    } = await flying('America/Los_Angeles', '2027-05-12T00:00:00Z')
    await checkIn()
    await fly('Asia/Bangkok')
    at('2027-05-12T23:00:00Z')
    await dataOf(ownApi, 'pauseCheckIn', { ...(await session(ownApi, member)), path, body: { days: 2 } })
    at('2027-05-15T05:00:00Z')
    await checkIn()
    expect(await state()).toMatchObject({ today: '2027-05-15', streak: 2 })
  })
})
