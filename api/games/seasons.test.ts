// Tests when and for whom games and draws are open: first and last days of seasons, countries, levels, and moves to a
// time zone with an earlier date.
import { describe, expect, test } from 'vitest'
import { drawPhase, gameDay, openingOf, openingOfDraw, type MemberState } from './seasons.ts'

const allMembers = { regions: [], fromLevel: 1 }
const mali: MemberState = { countryCode: 'TH', level: 1, timeZone: 'Asia/Bangkok' }
const season = (from: string, to: string, ...regions: string[]) => ({ from, to, regions })
const stateOf = (seasons: ReturnType<typeof season>[], today: string, member = mali) => {
  const { state, season: openSeason } = openingOf({ seasons, audience: allMembers }, member, today)
  return [state, openSeason?.from]
}

describe('seasons of a game', () => {
  const leap = [season('2028-02-28', '2028-02-29')]
  const two = [season('2026-11-20', '2026-11-30'), season('2027-11-19', '2027-11-29')]

  test.each([
    { seasons: two, today: '2026-11-19', state: 'ahead', from: '2026-11-20' },
    { seasons: two, today: '2026-11-20', state: 'open', from: '2026-11-20' },
    { seasons: two, today: '2026-11-30', state: 'open', from: '2026-11-20' },
    { seasons: two, today: '2026-12-01', state: 'ahead', from: '2027-11-19' },
    { seasons: two, today: '2027-11-29', state: 'open', from: '2027-11-19' },
    { seasons: two, today: '2027-11-30', state: 'over', from: '2027-11-19' },
    { seasons: leap, today: '2028-02-29', state: 'open', from: '2028-02-28' },
    { seasons: leap, today: '2028-03-01', state: 'over', from: '2028-02-28' },
    { seasons: [], today: '2026-11-21', state: 'open', from: undefined },
  ])('on $today, a game with the seasons $seasons is $state', ({ seasons, today, state, from }) => {
    expect(stateOf(seasons, today)).toEqual([state, from])
  })

  test("openingOf returns the start of the next season at midnight in the member's time zone", () => {
    const at = (timeZone: string) =>
      openingOf({ seasons: two, audience: allMembers }, { ...mali, timeZone }, '2026-11-19').eligibility
    expect(at('Asia/Bangkok')).toEqual({
      ok: false,
      reasons: [{ code: 'NOT_OPEN_YET' }],
      nextDate: '2026-11-19T17:00:00.000Z',
    })
    expect(at('America/New_York').nextDate).toBe('2026-11-20T05:00:00.000Z')
  })

  test('after the last season, openingOf returns no next opening date', () => {
    const { eligibility } = openingOf({ seasons: leap, audience: allMembers }, mali, '2028-03-01')
    expect(eligibility).toEqual({ ok: false, reasons: [{ code: 'ENDED' }] })
  })

  const byCountry = [season('2026-05-04', '2026-05-10'), season('2026-08-06', '2026-08-12', 'TH')]

  test.each([
    ['TH', '2026-05-05', 'ahead'],
    ['TH', '2026-08-12', 'open'],
    ['VN', '2026-05-05', 'open'],
    ['VN', '2026-08-12', 'over'],
  ])('in %s on %s, a game with a general season and a season for TH is %s', (countryCode, today, state) => {
    expect(stateOf(byCountry, today, { ...mali, countryCode })[0]).toBe(state)
  })
})

test('openingOf checks country and level in addition to the season', () => {
  const audience = { regions: ['ID'], fromLevel: 3 }
  const { state, eligibility } = openingOf({ seasons: [], audience }, mali, '2026-11-21')
  expect(state).toBe('open')
  expect(eligibility).toEqual({ ok: false, reasons: [{ code: 'NOT_IN_REGION' }, { code: 'FROM_LEVEL_3' }] })
  const melati = { ...mali, countryCode: 'ID', level: 3 }
  expect(openingOf({ seasons: [], audience }, melati, '2026-11-21').eligibility.ok).toBe(true)
})

describe('opening of a draw', () => {
  const window = { opensAt: '2026-11-01T00:00:00.000Z', closesAt: '2026-12-01T00:00:00.000Z' }

  test.each([
    ['2026-10-31T23:59:59.999Z', 'ahead'],
    ['2026-11-01T00:00:00.000Z', 'open'],
    ['2026-11-30T23:59:59.999Z', 'open'],
    ['2026-12-01T00:00:00.000Z', 'over'],
  ])('drawPhase at %s returns %s', (now, state) => {
    expect(drawPhase(window, new Date(now))).toBe(state)
  })

  test('openingOfDraw returns the opening date of a draw that has not opened', () => {
    const { eligibility } = openingOfDraw(
      { ...window, audience: allMembers },
      mali,
      new Date('2026-10-31T00:00:00.000Z'),
    )
    expect(eligibility).toEqual({ ok: false, reasons: [{ code: 'NOT_OPEN_YET' }], nextDate: window.opensAt })
  })
})

describe('current day of a game', () => {
  const now = new Date('2026-11-21T11:00:00.000Z')

  test.each([
    [undefined, 'Asia/Bangkok', '2026-11-21'],
    ['2026-11-21', 'Asia/Bangkok', '2026-11-21'],
    ['2026-11-22', 'America/New_York', '2026-11-22'],
    ['2026-11-20', 'Pacific/Kiritimati', '2026-11-22'],
  ])('if the last check-in was on %s and the time zone is %s, gameDay returns %s', (last, timeZone, day) => {
    expect(gameDay(last, now, timeZone)).toBe(day)
  })
})
