// Tests the estimated time until a member reaches the level of an offer.
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { givePoints } from '#tests/support/give.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { estimate } from './unlock.ts'

describe('estimate', () => {
  test.each([
    {
      name: 'the pace of recent days',
      pace: { recent: 5, checkIns: 2 },
      missing: 103,
      daysLeft: 60,
      result: { days: 21, basis: 'recent' },
    },
    {
      name: 'check-ins if there are no recent points',
      pace: { recent: 0, checkIns: 5 },
      missing: 103,
      daysLeft: 60,
      result: { days: 21, basis: 'checkIns' },
    },
    {
      name: 'check-ins if the recent pace is too slow',
      pace: { recent: 1, checkIns: 5 },
      missing: 103,
      daysLeft: 60,
      result: { days: 21, basis: 'checkIns' },
    },
    {
      name: 'no date after the end of the year',
      pace: { recent: 1, checkIns: 2 },
      missing: 103,
      daysLeft: 30,
      result: { days: null, basis: 'checkIns' },
    },
    {
      name: 'no date without points',
      pace: { recent: 0, checkIns: 0 },
      missing: 103,
      daysLeft: 60,
      result: { days: null, basis: 'checkIns' },
    },
    {
      name: 'at least one day',
      pace: { recent: 500, checkIns: 2 },
      missing: 3,
      daysLeft: 60,
      result: { days: 1, basis: 'recent' },
    },
    {
      name: 'the last day of the year',
      pace: { recent: 1, checkIns: 2 },
      missing: 30,
      daysLeft: 30,
      result: { days: 30, basis: 'recent' },
    },
  ])('estimate uses $name', ({ pace, missing, daysLeft, result }) => {
    expect(estimate(missing, pace, daysLeft)).toEqual(result)
  })
})

const api = await testApi()
const giftOf = (member: TestMember, id: string, language?: string) =>
  dataOf(api, 'getGift', { token: member.token, path: { id }, language })

test('a locked gift names its level in the language of the request, with the missing points', async () => {
  const member = await addMember(api)
  await givePoints(api, member, 497)
  const { unlock } = await giftOf(member, 'nursing-pillow', 'th')
  expect(unlock).toMatchObject({ level: 3, name: 'รังอุ่น', points: 600, missing: 103, basis: 'recent' })
  // The member joined today, so the points count as those of a week: 71 a day.
  expect(unlock?.days).toBe(2)
})

test('a member without points gets an estimate from daily check-ins: 2 points a day do not reach level 3 this year', async () => {
  const member = await addMember(api)
  expect((await giftOf(member, 'nursing-pillow')).unlock).toEqual({
    level: 3,
    name: 'Nest',
    points: 600,
    missing: 600,
    days: null,
    basis: 'checkIns',
  })
})

test('points that are older than 28 days are not recent', async () => {
  const member = await addMember(api)
  const { now } = api.clock
  api.clock.now = new Date(now.getTime() - 29 * 86_400_000)
  await givePoints(api, member, 580)
  api.clock.now = now
  const { unlock } = await giftOf(member, 'nursing-pillow')
  expect(unlock).toMatchObject({ missing: 20, basis: 'checkIns' })
  expect(unlock?.days).toBeGreaterThan(0)
})

test('gifts that the member can get have no progress, and lists and products of the mall have the same progress', async () => {
  const member = await addMember(api)
  await givePoints(api, member, 250)
  expect((await giftOf(member, 'nursing-cover')).unlock).toBeUndefined()
  const { items } = await dataOf(api, 'listGifts', { token: member.token, query: { type: '1' } })
  const locked = items.find(({ id }) => id === 'nursing-pillow')?.unlock
  expect(locked).toEqual((await giftOf(member, 'nursing-pillow')).unlock)
  expect(locked?.missing).toBe(350)
  const path = { id: 'fifteen-percent' }
  expect((await dataOf(api, 'getMallProduct', { token: member.token, path })).unlock).toEqual(locked)
  expect(items.find(({ id }) => id === 'nursing-cover')?.unlock).toBeUndefined()
})

test('the level page, level benefits and courses have the same progress as gifts of the level', async () => {
  const member = await addMember(api)
  await givePoints(api, member, 497)
  const { token } = member
  const { unlock } = await giftOf(member, 'nursing-pillow')
  expect(unlock?.level).toBe(3)
  expect((await dataOf(api, 'listLevelHistory', { token })).unlock).toEqual(unlock)
  const { items: rights } = await dataOf(api, 'listRights', { token })
  const forNest = rights.filter(({ fromLevel }) => fromLevel === 3)
  expect(forNest.length).toBeGreaterThan(0)
  for (const right of forNest) expect(right.unlock).toEqual(unlock)
  expect(rights.filter(({ fromLevel, unlock: of }) => fromLevel <= 2 && of)).toEqual([])
})

test('courses for a higher level have the same progress in their list and on their page', async () => {
  const { token } = await addMember(api)
  const { items } = await dataOf(api, 'listOnlineCourses', { token })
  const locked = items.filter(({ fromLevel }) => fromLevel > 1)
  expect(locked.length).toBeGreaterThan(0)
  for (const { id, fromLevel, unlock } of locked) {
    expect(unlock).toMatchObject({ level: fromLevel, basis: 'checkIns' })
    expect((await dataOf(api, 'getCourse', { token, path: { id } })).unlock).toEqual(unlock)
  }
})

test('members of the highest level have no progress to another level', async () => {
  const member = await addMember(api)
  await givePoints(api, member, 5_000)
  expect((await dataOf(api, 'listLevelHistory', { token: member.token })).unlock).toBeUndefined()
})
