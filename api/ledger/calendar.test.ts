// Tests dates in the member's time zone: the expiry of coins, the calendar year of points, and changes of the time
// zone.
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { times } from '#tests/support/measurements.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { notifyExpiringCoins } from '../coins/notifyExpiringCoins.ts'
import { levelOf } from '../levels/level.ts'
import { localDate } from '../locale/calendar.ts'
import { endOf } from '../members/endOf.ts'
import { timeZoneAt } from '../members/member.ts'
import { members } from '../members/tables.ts'
import { timeZoneStart } from '../profile/rules.ts'
import { openSession } from '../session/members.ts'
import { newId } from '../store/id.ts'
import { balances, expire, extendLots, grant, spend, yearlyPoints } from './ledger.ts'
import { yearAt } from './rules.ts'
import { ledgerLots } from './tables.ts'

const api = await testApi()
const { db } = api.store
const [bangkok, losAngeles] = ['Asia/Bangkok', 'America/Los_Angeles'] as const

const earn = (
  { uid: memberId }: TestMember,
  at: string,
  { amount = 200, currency = 'coins' }: { amount?: number; currency?: 'coins' | 'points' } = {},
) =>
  grant(db, {
    memberId,
    currency,
    amount,
    purpose: 'order',
    reference: newId(),
    occurredAt: new Date(at),
  })
const coinsAt = async ({ uid }: TestMember, at: string) => (await balances(db, uid, new Date(at))).coins
const move = async ({ uid }: TestMember, timeZone: string, at: string) => {
  api.clock.now = new Date(at)
  const { token } = await openSession(db, uid, { now: api.clock.now, by: 'password' })
  await dataOf(api, 'modifyUserInfo', { token, body: { timeZone } })
}
const lotEndOf = async (lotId = '') => {
  const [lot] = await db.select().from(ledgerLots).where(eq(ledgerLots.id, lotId))
  return lot?.expiresAt?.toISOString()
}

test('coins that expire on 30 November can be spent until that day ends in Los Angeles, but not afterwards', async () => {
  const member = await addMember(api, { timeZone: losAngeles, countryCode: 'US' })
  const { lot } = await earn(member, '2026-11-20T03:00:00Z')
  expect(lot?.expiresOn).toBe('2027-11-30')
  expect(await coinsAt(member, '2027-12-01T07:59:59.999Z')).toBe(200)
  expect(await coinsAt(member, '2027-12-01T08:00:00Z')).toBe(0)
  const evening = new Date('2027-12-01T02:00:00Z')
  expect(await expire(db, evening)).toBe(0)
  const buying = { memberId: member.uid, amount: 150, purpose: 'mall', reference: newId() }
  await spend(db, { ...buying, occurredAt: evening })
  expect(await expire(db, new Date('2027-12-01T08:00:00Z'))).toBe(50)
})

test('coins earned on the evening of 30 November in Los Angeles expire on 30 November of the next year', async () => {
  const member = await addMember(api, { timeZone: losAngeles, countryCode: 'US' })
  const { lot } = await earn(member, '2026-12-01T05:00:00Z')
  expect(lot?.expiresOn).toBe('2027-11-30')
})

test('a move to a time zone in the west extends the expiry of coins to the end of the same date in this time zone, and further moves do not change it', async () => {
  const member = await addMember(api, { timeZone: bangkok })
  const { lot } = await earn(member, '2026-11-20T03:00:00Z')
  expect(await lotEndOf(lot?.id)).toBe('2027-11-30T16:59:59.999Z')
  await move(member, losAngeles, '2026-11-21T03:00:00Z')
  expect(await lotEndOf(lot?.id)).toBe('2027-12-01T07:59:59.999Z')
  // Coins that are earned while the change of the time zone is pending.
  const waiting = await earn(member, '2026-11-21T03:30:00Z')
  expect(await lotEndOf(waiting.lot?.id)).toBe('2027-12-01T07:59:59.999Z')
  await move(member, bangkok, '2026-11-24T03:00:00Z')
  await move(member, losAngeles, '2026-11-28T03:00:00Z')
  expect(await lotEndOf(lot?.id)).toBe('2027-12-01T07:59:59.999Z')
  expect(await coinsAt(member, '2027-12-01T07:00:00Z')).toBe(400)
})

test('expired coins stay expired after a change of the time zone', async () => {
  const member = await addMember(api, { timeZone: bangkok })
  const { lot } = await earn(member, '2025-11-20T03:00:00Z')
  const evening = '2026-11-30T18:00:00Z'
  await move(member, losAngeles, evening)
  expect(await lotEndOf(lot?.id)).toBe('2026-11-30T16:59:59.999Z')
  expect(await coinsAt(member, evening)).toBe(0)
})

test('coins granted by an earlier release expire at the end of the day in UTC, until notifyExpiringCoins extends them to the end of the day in the member’s time zone', async () => {
  const member = await addMember(api, { timeZone: losAngeles, countryCode: 'US' })
  const { lot } = await earn(member, '2026-11-20T03:00:00Z')
  await db
    .update(ledgerLots)
    .set({ expiresAt: null })
    .where(eq(ledgerLots.id, lot?.id ?? ''))
  expect(await coinsAt(member, '2027-11-30T23:59:59.999Z')).toBe(200)
  expect(await coinsAt(member, '2027-12-01T00:00:00Z')).toBe(0)
  await notifyExpiringCoins(db, new Date('2027-11-20T05:00:00Z'))
  expect(await coinsAt(member, '2027-12-01T07:59:59.999Z')).toBe(200)
})

test('extendLots sets the same expiry if it runs several times', async () => {
  const member = await addMember(api, { timeZone: bangkok })
  const { lot } = await earn(member, '2026-11-20T03:00:00Z')
  const moved = { memberId: member.uid, timeZone: 'Pacific/Honolulu', now: api.clock.now }
  for (let turn = 0; turn < 3; turn += 1) await db.transaction((tx) => extendLots(tx, moved))
  expect(await lotEndOf(lot?.id)).toBe('2027-12-01T09:59:59.999Z')
})

test('a point earned on 31 December counts for the ending year only, even if the member changes the time zone on New Year', async () => {
  for (const [from, to] of [
    [losAngeles, bangkok],
    [bangkok, losAngeles],
  ] as const) {
    const member = await addMember(api, { timeZone: from })
    // Noon on 31 December and on 1 January in the member's time zone.
    const noon = from === bangkok ? '05:00:00Z' : '20:00:00Z'
    await earn(member, `2026-12-31T${noon}`, { currency: 'points', amount: 250 })
    await move(member, to, `2026-12-31T${noon}`)
    await earn(member, `2027-01-01T${noon}`, { currency: 'points', amount: 40 })
    await move(member, from, `2027-01-02T${noon}`)
    await move(member, to, `2027-01-05T${noon}`)
    const points = await yearlyPoints(db, member.uid, new Date('2027-01-09T00:00:00Z'))
    expect(points).toEqual({ year: 2027, points: 290, thisYear: 40, lastYear: 250 })
  }
})

test('if a member moves east on 31 December, a level that ends on this day lasts until the day ends in the former time zone', async () => {
  const member = await addMember(api, { timeZone: losAngeles })
  await earn(member, '2026-06-10T12:00:00Z', { currency: 'points', amount: 250 })
  await move(member, bangkok, '2027-12-31T10:00:00Z')
  const level = (at: string) => levelOf(db, member.uid, new Date(at))
  expect(await level('2028-01-01T07:59:59.999Z')).toBe(2)
  expect(await level('2028-01-01T08:00:00Z')).toBe(1)
})

const zones = Intl.supportedValuesOf('timeZone')
const zone = fc.constantFrom(...zones)
const moment = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2029-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('a change of the time zone never repeats a date or a year, and never makes coins expire earlier', () => {
  fc.assert(
    fc.property(
      fc.record({
        from: zone,
        to: zone,
        at: moment,
        hours: fc.array(fc.nat({ max: 96 }), { minLength: 1 }),
      }),
      ({ from, to, at, hours }) => {
        const before = { timeZone: from, nextTimeZone: null, nextTimeZoneAt: null }
        const after = { timeZone: from, nextTimeZone: to, nextTimeZoneAt: timeZoneStart(from, to, at) }
        const moments = hours
          .toSorted((a, b) => a - b)
          .map((hour) => new Date(at.getTime() + hour * 3_600_000))
        const dates = moments.map((each) => localDate(each, timeZoneAt(after, each)))
        expect(dates).toEqual(dates.toSorted((a, b) => a.localeCompare(b)))
        for (const each of moments) {
          // The calendar day of the change ends in the old time zone.
          const isSameDay = localDate(each, from) === localDate(at, from)
          expect(!isSameDay || yearAt(after, each) === yearAt(before, each)).toBe(true)
          const date = localDate(each, from)
          expect(endOf(after, date, at).end >= endOf(before, date, at).end).toBe(true)
        }
      },
    ),
    { numRuns: times(20_000, 500) },
  )
})

test('the calendar year of a member depends on the time zone that applies now', async () => {
  const member = await addMember(api, { timeZone: losAngeles })
  const [row] = await db.select().from(members).where(eq(members.id, member.uid))
  expect(row && yearAt(row, new Date('2027-01-01T07:59:59Z'))).toBe(2026)
})
