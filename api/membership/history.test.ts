// Tests the history of a member's levels: the start and end of each level, and that the latest level is the current
// one.
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { givePoints } from '#tests/support/give.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { levelsHeld } from './history.ts'

const holder = { createdAt: new Date('2024-05-01T00:00:00Z'), timeZone: 'UTC' }
const gain = (at: string, amount: number) => ({ at: new Date(at), amount, year: Number(at.slice(0, 4)) })

describe('levelsHeld', () => {
  const levelSpans = (changes: ReturnType<typeof gain>[], now: string) =>
    levelsHeld(holder, changes, new Date(now)).map(({ level, since, ended }) => [
      level.level,
      since.toISOString().slice(0, 10),
      ended,
    ])

  test('levelsHeld starts with level 1 on the day of the registration', () => {
    expect(levelSpans([], '2026-11-22T00:00:00Z')).toEqual([[1, '2024-05-01', null]])
  })

  test('levelsHeld raises the level with enough points, keeps it through the next year, and then lowers it if that year had too few points', () => {
    const changes = [gain('2024-06-01T00:00:00Z', 250), gain('2024-07-01T00:00:00Z', 400)]
    expect(levelSpans(changes, '2025-12-31T23:59:59Z')).toEqual([
      [3, '2024-07-01', null],
      [2, '2024-06-01', 'rose'],
      [1, '2024-05-01', 'rose'],
    ])
    expect(levelSpans([...changes, gain('2025-03-01T00:00:00Z', 200)], '2026-01-01T00:00:00Z')[0]).toEqual([
      2,
      '2026-01-01',
      null,
    ])
    expect(levelSpans(changes, '2027-06-01T00:00:00Z').slice(0, 2)).toEqual([
      [1, '2026-01-01', null],
      [3, '2024-07-01', 'yearEnd'],
    ])
  })

  test('levelsHeld lowers the level when points are taken back', () => {
    const changes = [gain('2024-06-01T00:00:00Z', 250), gain('2024-06-09T00:00:00Z', -100)]
    expect(levelSpans(changes, '2024-06-10T00:00:00Z').slice(0, 2)).toEqual([
      [1, '2024-06-09', null],
      [2, '2024-06-01', 'takenBack'],
    ])
  })

  test('levelsHeld keeps the level if a refund of last year’s order exceeds this year’s points', () => {
    const changes = [gain('2024-12-20T00:00:00Z', 250), gain('2025-01-05T00:00:00Z', -100)]
    expect(levelSpans(changes, '2025-01-06T00:00:00Z')[0]).toEqual([2, '2024-12-20', null])
    expect(levelSpans(changes, '2026-01-01T00:00:00Z')[0]).toEqual([1, '2026-01-01', null])
  })
})

const api = await testApi()

test('the latest level that listLevelHistory returns is the current level', async () => {
  const member = await addMember(api)
  await givePoints(api, member, 250)
  api.wait(60)
  await givePoints(api, member, 400)
  const { items } = await dataOf(api, 'listLevelHistory', member)
  expect(items.map(({ level, ended }) => [level.name, ended])).toEqual([
    ['Nest', null],
    ['Sprout', 'rose'],
    ['Moon', 'rose'],
  ])
  expect((await dataOf(api, 'getMyMembership', member)).level).toEqual(items[0]?.level)
})
