// Tests the rules of missed and paused days: days that can be made up, effects of pauses, and the streak after a
// make-up.
import { describe, expect, test } from 'vitest'
import { played, playedWith, rewards, run, stateOf, stateOn, states } from '#tests/support/playing.ts'
import { endPauseBefore, isMakeUpFree, missedDates, withMakeUp } from './rules.ts'

describe('rules of make-ups', () => {
  const gap = played('2026-11-18', '2026-11-20', '2026-11-21')

  test.each([
    {
      name: 'a missed day of the current cycle',
      today: '2026-11-22',
      days: gap,
      dates: ['2026-11-19'],
    },
    { name: 'no dates if only today is open', today: '2026-11-19', days: played('2026-11-18'), dates: [] },
    {
      name: 'all missed days before today',
      today: '2026-11-21',
      days: played('2026-11-18'),
      dates: ['2026-11-19', '2026-11-20'],
    },
    { name: 'no dates after the end of the cycle', today: '2026-11-25', days: gap, dates: [] },
    {
      name: 'all missed days on the last day of the cycle',
      today: '2026-11-24',
      days: gap,
      dates: run('2026-11-22', 2).concat('2026-11-19').toSorted(),
    },
    { name: 'no dates without check-ins', today: '2026-11-21', days: [], dates: [] },
    { name: 'a missed leap day', today: '2028-03-01', days: played('2028-02-28'), dates: ['2028-02-29'] },
  ])('missedDates returns $name', ({ today, days, dates }) => {
    expect(missedDates({ days, paused: [] }, today)).toEqual(dates)
  })

  test('withMakeUp recalculates the streaks of later days as if the made-up day had not been missed', () => {
    const newDays = withMakeUp({ days: gap, paused: [] }, '2026-11-19')
    expect(newDays.map(({ date, streak, makeUp }) => [date, streak, makeUp])).toEqual([
      ['2026-11-18', 1, null],
      ['2026-11-19', 2, 1],
      ['2026-11-20', 3, null],
      ['2026-11-21', 4, null],
    ])
    expect(stateOn('2026-11-22', newDays)).toMatchObject({ streak: 4, makeUps: { left: 1, dates: [] } })
    expect(states('2026-11-22', newDays).slice(0, 2)).toEqual(['done', 'made-up'])
  })

  test('if two consecutive days were missed, a make-up of the first day extends only the streak before these days', () => {
    const days = played(...run('2026-11-10', 9), '2026-11-21')
    const newDays = withMakeUp({ days, paused: [] }, '2026-11-19')
    expect(newDays.slice(-2).map(({ date, streak }) => [date, streak])).toEqual([
      ['2026-11-19', 10],
      ['2026-11-21', 1],
    ])
    const finalDays = withMakeUp({ days: newDays, paused: [] }, '2026-11-20')
    expect(finalDays.at(-1)).toMatchObject({ date: '2026-11-21', streak: 12 })
    expect(finalDays.map(({ makeUp }) => makeUp).slice(-3)).toEqual([1, 2, null])
  })

  test('a new cycle has the full number of make-ups again', () => {
    const days = withMakeUp({ days: gap, paused: [] }, '2026-11-19')
    expect(stateOn('2026-11-25', days).makeUps).toEqual({ left: 2, price: 5, free: false, dates: [] })
  })
})

describe('rules of free make-ups', () => {
  const missed = (...dates: string[]) => ({ days: played(...dates), paused: [] })

  test.each([
    {
      name: 'three missed days of the cycle',
      today: '2026-11-22',
      playRecord: missed('2026-11-18'),
      isFree: true,
    },
    {
      name: 'three missed days that are not consecutive',
      today: '2026-11-24',
      playRecord: missed('2026-11-18', '2026-11-20', '2026-11-22'),
      isFree: true,
    },
    { name: 'two missed days', today: '2026-11-21', playRecord: missed('2026-11-18'), isFree: false },
    {
      name: 'a cycle that has ended',
      today: '2026-11-25',
      playRecord: missed('2026-11-18'),
      isFree: false,
    },
    { name: 'no check-ins', today: '2026-11-21', playRecord: missed(), isFree: false },
    {
      name: 'paused days among the days without check-ins',
      today: '2026-11-22',
      playRecord: { days: played('2026-11-18'), paused: run('2026-11-19', 2) },
      isFree: false,
    },
  ])('isMakeUpFree for a member with $name returns $isFree', ({ today, playRecord, isFree }) => {
    expect(isMakeUpFree(playRecord, today)).toBe(isFree)
  })

  test('isMakeUpFree returns true once per cycle, even if an earlier make-up of the cycle was paid', () => {
    const playRecord = missed('2026-11-18')
    const paid = { days: withMakeUp(playRecord, '2026-11-19'), paused: [] }
    expect(isMakeUpFree(paid, '2026-11-22')).toBe(true)
    const freeRecord = { days: withMakeUp(playRecord, '2026-11-19', true), paused: [] }
    expect(isMakeUpFree(freeRecord, '2026-11-24')).toBe(false)
    expect(
      isMakeUpFree({ ...freeRecord, days: [...freeRecord.days, ...played('2026-11-25')] }, '2026-11-29'),
    ).toBe(true)
  })
})

describe('rules of pauses', () => {
  const paused = run('2026-11-20', 5)

  test('a pause neither ends nor extends a streak', () => {
    const days = playedWith(paused, '2026-11-18', '2026-11-19', '2026-11-25')
    expect(days.at(-1)).toMatchObject({ cycleStart: '2026-11-18', streak: 3 })
  })

  test('paused days do not count as days of a cycle; the cycle continues after the pause', () => {
    const days = playedWith(paused, '2026-11-18', '2026-11-19', '2026-11-25')
    const { cycle } = stateOf('2026-11-26', { days, paused })
    expect(cycle.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-19', ...run('2026-11-25', 5)])
    expect(cycle.map(({ state }) => state).slice(0, 4)).toEqual(['done', 'done', 'done', 'today'])
  })

  test('a pause does not restore a streak that ended before the pause', () => {
    expect(playedWith(paused, '2026-11-18', '2026-11-25').at(-1)).toMatchObject({ streak: 1 })
  })

  test('a day that is missed after a pause ends the streak', () => {
    expect(playedWith(paused, '2026-11-19', '2026-11-26').at(-1)).toMatchObject({ streak: 1 })
  })

  test('missedDates excludes paused days', () => {
    const days = playedWith(paused, '2026-11-18', '2026-11-25')
    expect(missedDates({ days, paused }, '2026-11-26')).toEqual(['2026-11-19'])
  })

  test('during a pause, the state contains the streak from before the pause, and the rewards for a check-in today and tomorrow', () => {
    const state = stateOf('2026-11-22', { days: played('2026-11-18', '2026-11-19'), paused })
    expect(state).toMatchObject({
      streak: 2,
      checkedInToday: false,
      pause: { from: '2026-11-20', to: '2026-11-24' },
      pauseDaysLeft: 9,
      todaysReward: rewards[2],
      tomorrowsReward: rewards[3],
    })
    expect(state.cycle[2]).toMatchObject({ date: '2026-11-22', state: 'today' })
  })

  test('a pause that starts tomorrow changes neither the streak nor the check-in of today', () => {
    const state = stateOf('2026-11-19', { days: played('2026-11-18', '2026-11-19'), paused })
    expect(state).toMatchObject({ checkedInToday: true, streak: 2, pause: { from: '2026-11-20' } })
    expect(state.tomorrowsReward).toEqual(rewards[2])
    expect(state.cycle[2]).toMatchObject({ date: '2026-11-25', state: 'ahead' })
  })

  test('endPauseBefore removes the date and later dates from a pause, but only if the date itself is paused', () => {
    expect(endPauseBefore({ days: [], paused }, '2026-11-22').paused).toEqual(['2026-11-20', '2026-11-21'])
    expect(endPauseBefore({ days: [], paused }, '2026-11-26').paused).toEqual(paused)
    expect(endPauseBefore({ days: [], paused }, '2026-11-19').paused).toEqual(paused)
  })

  test('a pause that includes a leap day does not end the streak', () => {
    const days = playedWith(['2028-02-28', '2028-02-29'], '2028-02-27', '2028-03-01')
    expect(days.at(-1)).toMatchObject({ cycleStart: '2028-02-27', streak: 2 })
  })

  test('even with the longest possible pause, the current cycle does not start before last month, so all its check-ins are read', () => {
    const long = [...run('2026-12-18', 14), ...run('2027-01-01', 14)]
    const days = playedWith(long, '2026-12-17', '2027-01-15')
    const { cycle } = stateOf('2027-01-20', { days, paused: long })
    expect(cycle.at(-1)?.date).toBe('2027-01-20')
    expect((cycle[0]?.date ?? '') >= '2026-12-01').toBe(true)
  })
})
