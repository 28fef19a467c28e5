// Tests the level for a number of points, and the membership data on the home page.
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { grant } from '../ledger/ledger.ts'
import { levelOf } from '../levels/level.ts'
import { levelFor, levelHeld } from '../levels/rules.ts'

const api = await testApi()

const give = (
  memberId: string,
  currency: 'coins' | 'points',
  { amount, occurredAt = api.clock.now }: { amount: number; occurredAt?: Date },
) =>
  grant(api.store.db, {
    memberId,
    currency,
    amount,
    purpose: 'test',
    reference: `test:${memberId}:${currency}:${amount}`,
    occurredAt,
  })

describe('levelFor', () => {
  test.each([
    [0, 1, 200],
    [199, 1, 1],
    [200, 2, 400],
    [599, 2, 1],
    [600, 3, 900],
    [1499, 3, 1],
    [1500, 4, 0],
    [1_000_000, 4, 0],
  ])('levelFor %d points returns level %d, with %d points to the next level', (points, level, missing) => {
    const standing = levelFor(points)
    expect([standing.level.level, standing.missing]).toEqual([level, missing])
    expect(standing.next?.level).toBe(level === 4 ? undefined : level + 1)
  })
})

describe('period for which a member’s level is valid', () => {
  test.each([
    { points: { thisYear: 0, lastYear: 0 }, level: 1, until: '2027-12-31', missing: 200 },
    { points: { thisYear: 200, lastYear: 0 }, level: 2, until: '2027-12-31', missing: 400 },
    { points: { thisYear: 0, lastYear: 200 }, level: 2, until: '2026-12-31', missing: 600 },
    { points: { thisYear: 199, lastYear: 599 }, level: 2, until: '2026-12-31', missing: 401 },
    { points: { thisYear: 250, lastYear: 599 }, level: 2, until: '2027-12-31', missing: 350 },
    { points: { thisYear: 600, lastYear: 1500 }, level: 4, until: '2026-12-31', missing: 0 },
    { points: { thisYear: 1500, lastYear: 0 }, level: 4, until: '2027-12-31', missing: 0 },
  ])(
    'levelHeld with $points returns level $level until $until, and $missing points are missing for the next level',
    ({ points, level, until, missing }) => {
      const standing = levelHeld({ year: 2026, ...points })
      expect([standing.level.level, standing.until, standing.missing]).toEqual([level, until, missing])
    },
  )

  test.each([
    ['Asia/Bangkok', '17:00:00.000Z', -1],
    ['America/Los_Angeles', '08:00:00.000Z', 0],
  ])('a level ends with the last instant of 31 December in %s', async (timeZone, midnight, day) => {
    const { uid } = await addMember(api, { timeZone })
    const newYear = (year: number) => new Date(`${year}-01-01T${midnight}`).getTime() + day * 86_400_000
    await give(uid, 'points', { amount: 700, occurredAt: new Date(newYear(2027) - 1) })
    await give(uid, 'points', { amount: 250, occurredAt: new Date(newYear(2027)) })
    const at = (instant: number) => levelOf(api.store.db, uid, new Date(instant))
    expect(await at(newYear(2028) - 1)).toBe(3)
    expect(await at(newYear(2028))).toBe(2)
    expect(await at(newYear(2029))).toBe(1)
  })

  test('getMyMembership returns the last day of the level', async () => {
    const { uid, token } = await addMember(api)
    await give(uid, 'points', { amount: 620, occurredAt: new Date('2025-06-01T00:00:00Z') })
    await give(uid, 'points', { amount: 100 })
    expect(await dataOf(api, 'getMyMembership', { token })).toMatchObject({
      points: 720,
      pointsThisYear: 100,
      level: { level: 3 },
      levelUntil: '2026-12-31',
      pointsToNextLevel: 1400,
    })
  })
})

test('listLevels returns each level with the level benefits that it adds', async () => {
  const { items } = await dataOf(api, 'listLevels', { language: 'id' })
  expect(items.map(({ level }) => level.name)).toEqual(['Bulan', 'Tunas', 'Sarang', 'Pita'])
  for (const { rights } of items) expect(rights.length).toBeGreaterThan(0)
})

test('getMyMembership returns level 1 without coins and points for a new member', async () => {
  const { token } = await addMember(api)
  expect(await dataOf(api, 'getMyMembership', { token })).toEqual({
    coins: 0,
    nextExpiry: null,
    points: 0,
    pointsThisYear: 0,
    levelUntil: '2027-12-31',
    level: { level: 1, name: 'Moon', fromPoints: 0 },
    nextLevel: { level: 2, name: 'Sprout', fromPoints: 200 },
    pointsToNextLevel: 200,
    timeZone: 'Asia/Bangkok',
    nextTimeZone: null,
    memberSince: '2026-11-21',
  })
})

test('getMyMembership returns the coins that expire next', async () => {
  const { uid, token } = await addMember(api)
  await give(uid, 'coins', { amount: 40 })
  expect(await dataOf(api, 'getMyMembership', { token })).toMatchObject({
    coins: 40,
    nextExpiry: { amount: 40, date: '2027-11-30' },
  })
})

test('getMyMembership returns no next level to a member with the top level', async () => {
  const { uid, token } = await addMember(api)
  await give(uid, 'points', { amount: 1500 })
  const top = await dataOf(api, 'getMyMembership', { token, language: 'vn' })
  expect(top).toMatchObject({ level: { level: 4, name: 'Ruy Băng' }, nextLevel: null, pointsToNextLevel: 0 })
})

test('getMyMembership returns the date of the registration in the member’s time zone', async () => {
  const midnight = await testApi({ store: api.store })
  midnight.clock.now = new Date('2026-11-21T17:00:00.000Z')
  const bangkok = await addMember(midnight, { timeZone: 'Asia/Bangkok' })
  const newYork = await addMember(midnight, { timeZone: 'America/New_York' })
  expect((await dataOf(midnight, 'getMyMembership', bangkok)).memberSince).toBe('2026-11-22')
  expect((await dataOf(midnight, 'getMyMembership', newYork)).memberSince).toBe('2026-11-21')
})
