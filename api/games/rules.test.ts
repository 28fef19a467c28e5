// Tests the rules of check-in games: cycles of seven days, streaks, and the state of the game that the page shows.
import { describe, expect, test } from 'vitest'
import { played, rewards, run, stateOf, stateOn, states } from '#tests/support/playing.ts'
import { games } from '../catalog/checkIn.ts'
import { cycleDates, daysToEarn, rewardOn } from './rules.ts'

describe('saving coins', () => {
  const { normalCheckIn } = games()
  const cycle = normalCheckIn.rewards.map(({ coins }) => coins)
  const whole = cycle.reduce((sum, coins) => sum + coins, 0)

  test('daysToEarn returns the number of daily check-ins that earn an amount of coins, starting on a given day of the cycle', () => {
    expect(daysToEarn(normalCheckIn, 0, 0)).toBe(0)
    for (let place = 0; place < 7; place += 1)
      for (let coins = 1; coins <= 3 * whole; coins += 1) {
        let [days, earned] = [0, 0]
        while (earned < coins) earned += cycle[(place + days++) % 7] ?? 0
        expect([place, coins, daysToEarn(normalCheckIn, place, coins)]).toEqual([place, coins, days])
      }
  })

  test('daysToEarn is fast for millions of coins, because it does not iterate over each day', () => {
    expect(daysToEarn(normalCheckIn, 3, whole * 1_000_000)).toBe(7_000_000)
  })
})

describe('cycles of check-ins', () => {
  test('a cycle starts with the first check-in and lasts seven days', () => {
    const days = played(...run('2026-11-01', 7))
    expect(days.map(({ cycleStart }) => cycleStart)).toEqual(Array(7).fill('2026-11-01'))
  })

  test('the eighth day starts a new cycle and continues the streak', () => {
    const days = played(...run('2026-11-01', 8))
    expect(days.at(-1)).toMatchObject({ date: '2026-11-08', cycleStart: '2026-11-08', streak: 8 })
  })

  test('a cycle continues after a missed day', () => {
    expect(played('2026-11-01', '2026-11-03').at(-1)).toMatchObject({
      date: '2026-11-03',
      cycleStart: '2026-11-01',
      streak: 1,
    })
  })

  test('a cycle ends after seven days even if its last day was missed', () => {
    expect(played('2026-11-01', '2026-11-08').at(-1)).toMatchObject({
      date: '2026-11-08',
      cycleStart: '2026-11-08',
      streak: 1,
    })
  })

  test('the state contains the seven days of the cycle, each with its reward', () => {
    const { cycle } = stateOn('2026-11-03', played('2026-11-01'))
    expect(cycle.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(cycle.map(({ date }) => date)).toEqual(run('2026-11-01', 7))
    expect(cycle.map(({ reward }) => reward)).toEqual(rewards)
  })
})

describe('the state of a check-in game', () => {
  test('the state of a new member contains a cycle that starts today', () => {
    const state = stateOn('2026-11-21', [])
    expect(state).toMatchObject({ today: '2026-11-21', checkedInToday: false, streak: 0, history: [] })
    expect(states('2026-11-21', [])).toEqual(['today', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead'])
    expect([state.todaysReward, state.tomorrowsReward]).toEqual([rewards[0], rewards[1]])
  })

  test('the cycle contains a state for each past, current and future day', () => {
    const days = played('2026-11-18', '2026-11-20')
    expect(states('2026-11-21', days)).toEqual(['done', 'missed', 'done', 'today', 'ahead', 'ahead', 'ahead'])
  })

  test('after a check-in, the cycle contains today with the state done', () => {
    const days = played('2026-11-20', '2026-11-21')
    expect(stateOn('2026-11-21', days)).toMatchObject({ checkedInToday: true, streak: 2 })
    expect(states('2026-11-21', days)).toEqual(['done', 'done', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead'])
  })

  test('the streak counts the days up to yesterday if the member has not checked in today', () => {
    expect(stateOn('2026-11-21', played('2026-11-19', '2026-11-20'))).toMatchObject({
      checkedInToday: false,
      streak: 2,
    })
  })

  test('the streak is zero after a missed day', () => {
    expect(stateOn('2026-11-21', played('2026-11-18', '2026-11-19')).streak).toBe(0)
  })

  test("on the seventh day, tomorrow's reward is the first reward of the next cycle", () => {
    const days = played(...run('2026-11-15', 7))
    const state = stateOn('2026-11-21', days)
    expect([state.todaysReward, state.tomorrowsReward]).toEqual([rewards[6], rewards[0]])
  })

  test('on the eighth day, the state contains a new cycle that starts today', () => {
    const state = stateOn('2026-11-22', played(...run('2026-11-15', 7)))
    expect(state.cycle[0]).toMatchObject({ date: '2026-11-22', state: 'today' })
    expect(state).toMatchObject({ streak: 7, todaysReward: rewards[0] })
  })

  test('the history contains days since the first day of last month, oldest first', () => {
    const days = played('2026-09-30', '2026-10-01', '2026-11-20')
    const marks = stateOn('2026-11-21', days).history
    expect(marks.map(({ date, state }) => [date, state])).toEqual([
      ['2026-10-01', 'done'],
      ...run('2026-10-02', 5).map((date) => [date, 'missed']),
      ['2026-11-20', 'done'],
    ])
  })

  test('the history excludes future days, days between two cycles, and today before the check-in', () => {
    const days = played('2026-11-01', '2026-11-20')
    const dates = stateOn('2026-11-21', days).history.map(({ date }) => date)
    expect(dates).toEqual([...run('2026-11-01', 7), '2026-11-20'])
  })

  test('the history contains paused days, including days in the future', () => {
    const paused = run('2026-11-20', 3)
    const { history } = stateOf('2026-11-21', { days: played('2026-11-19'), paused })
    expect(history.map(({ state }) => state)).toEqual(['done', 'paused', 'paused', 'paused'])
  })

  test('the history contains check-ins of the current and the last month only', () => {
    const { history } = stateOn('2026-08-31', played(...run('2026-06-01', 92)))
    expect(history.map(({ date }) => date)).toEqual(run('2026-07-01', 62))
  })

  test('the streak of a member who never missed a day counts all 365 days', () => {
    expect(stateOn('2026-11-21', played(...run('2025-11-22', 365))).streak).toBe(365)
  })
})

describe('consecutive days', () => {
  test.each([
    ['over the end of a month', '2026-10-31', '2026-11-01'],
    ['over the end of a year', '2026-12-31', '2027-01-01'],
    ['into a leap day', '2028-02-28', '2028-02-29'],
    ['out of a leap day', '2028-02-29', '2028-03-01'],
    ['over the end of February', '2027-02-28', '2027-03-01'],
    ['over a change of the clocks', '2026-03-08', '2026-03-09'],
  ])('check-ins on two consecutive days %s continue the streak', (_, first, second) => {
    expect(played(first, second).at(-1)).toMatchObject({ date: second, cycleStart: first, streak: 2 })
  })
})

describe('end of the current day in the state of the game', () => {
  test.each([
    ['Asia/Bangkok', '2026-11-21', '2026-11-21T17:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-09T04:00:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-02T05:00:00.000Z'],
    ['Africa/Cairo', '2026-04-23', '2026-04-23T22:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-22', '2026-11-22T10:00:00.000Z'],
  ])('in the time zone %s on %s, the state contains the end %s of this day', (timeZone, today, resetsAt) => {
    expect(stateOf(today, { days: [], paused: [] }, timeZone)).toMatchObject({ today, resetsAt, timeZone })
  })
})

test('rewardOn returns the seven rewards for the days of a cycle, and the first reward for the eighth day', () => {
  const dates = cycleDates('2026-11-01', [])
  const cycleRewards = [...dates, '2026-11-08'].map((date) => rewardOn(games().normalCheckIn, dates, date))
  expect(cycleRewards).toEqual([...rewards, rewards[0]])
})
