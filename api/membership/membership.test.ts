// Levels by points, and what the hub's home shows of a membership.
import { describe, expect, test } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import { addMember, dataOf } from '../../tests/support/members.ts'
import { grant } from '../ledger/ledger.ts'
import { levelFor } from './rules.ts'

const api = await testApi()

const give = (memberId: string, currency: 'coins' | 'points', amount: number) =>
  grant(api.store.db, {
    memberId,
    currency,
    amount,
    purpose: 'test',
    reference: `test:${memberId}:${currency}:${amount}`,
    occurredAt: api.clock.now,
  })

describe('points decide the level', () => {
  test.each([
    [0, 1, 200],
    [199, 1, 1],
    [200, 2, 400],
    [599, 2, 1],
    [600, 3, 900],
    [1499, 3, 1],
    [1500, 4, 0],
    [1_000_000, 4, 0],
  ])('%d points are level %d, with %d to the next', (points, level, missing) => {
    const found = levelFor(points)
    expect([found.level.level, found.missing]).toEqual([level, missing])
    expect(found.next?.level).toBe(level === 4 ? undefined : level + 1)
  })
})

test('a new member begins at level 1 with nothing', async () => {
  const { token } = await addMember(api)
  expect(await dataOf(api, 'getMyMembership', { token })).toEqual({
    coins: 0,
    nextExpiry: null,
    points: 0,
    level: { level: 1, name: 'Moon', fromPoints: 0 },
    nextLevel: { level: 2, name: 'Sprout', fromPoints: 200 },
    pointsToNextLevel: 200,
    timeZone: 'Asia/Bangkok',
    memberSince: '2026-11-21',
  })
})

test('coins come with what expires first', async () => {
  const { uid, token } = await addMember(api)
  await give(uid, 'coins', 40)
  expect(await dataOf(api, 'getMyMembership', { token })).toMatchObject({
    coins: 40,
    nextExpiry: { amount: 40, date: '2027-11-30' },
  })
})

test('the top level has none above it', async () => {
  const { uid, token } = await addMember(api)
  await give(uid, 'points', 1500)
  const top = await dataOf(api, 'getMyMembership', { token, language: 'vn' })
  expect(top).toMatchObject({ level: { level: 4, name: 'Ruy Băng' }, nextLevel: null, pointsToNextLevel: 0 })
})

test('a member is one since the day it was where she lives', async () => {
  const midnight = await testApi({ store: api.store })
  midnight.clock.now = new Date('2026-11-21T17:00:00.000Z')
  const bangkok = await addMember(midnight, { timeZone: 'Asia/Bangkok' })
  const newYork = await addMember(midnight, { timeZone: 'America/New_York' })
  expect((await dataOf(midnight, 'getMyMembership', bangkok)).memberSince).toBe('2026-11-22')
  expect((await dataOf(midnight, 'getMyMembership', newYork)).memberSince).toBe('2026-11-21')
})
