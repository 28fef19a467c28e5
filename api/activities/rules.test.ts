// Tests when and for whom campaigns are open: start and end of the participation window, the `offline` switch,
// countries and permission codes.
import { describe, expect, test } from 'vitest'
import { campaigns } from '../catalog/campaigns.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import { activityStatusOf, assertOpen, hasPage, isFor, isPermitted, stateOf } from './rules.ts'

const open = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-30T17:00:00Z') }
const campaign = { ...open, offline: false, keepsPage: false, shownUntil: null, regions: ['TH', 'ID'] }
const at = (text: string) => new Date(text)

describe('a window', () => {
  test.each([
    { name: 'a millisecond before the start', now: '2026-10-31T23:59:59.999Z', state: 'ahead', status: 1 },
    { name: 'the first instant', now: '2026-11-01T00:00:00.000Z', state: 'open', status: 0 },
    { name: 'a millisecond before the end', now: '2026-11-30T16:59:59.999Z', state: 'open', status: 0 },
    { name: 'the end', now: '2026-11-30T17:00:00.000Z', state: 'past', status: 1 },
  ])('a campaign has the state $state at $name of its participation window', ({ now, state, status }) => {
    expect(stateOf(campaign, at(now))).toBe(state)
    expect(activityStatusOf(campaign, at(now))).toBe(status)
  })
})

describe('a page', () => {
  test.each(['2026-10-01T00:00:00Z', '2026-12-24T00:00:00Z'])(
    'hasPage at %s, outside of the window of the campaign, returns true for a page that is always available',
    (now) => {
      expect(hasPage({ ...campaign, keepsPage: true }, at(now))).toBe(true)
    },
  )

  test.each([
    ['2026-11-30T17:00:00.000Z', true],
    ['2026-12-31T16:59:59.999Z', true],
    ['2026-12-31T17:00:00.000Z', false],
  ])('for a page that shows results until 2026-12-31, hasPage at %s returns %s', (now, expected) => {
    expect(hasPage({ ...campaign, shownUntil: at('2026-12-31T17:00:00Z') }, at(now))).toBe(expected)
  })

  test('hasPage returns false for a page that is switched off', () => {
    const off = { ...campaign, offline: true, keepsPage: true }
    expect(hasPage(off, at('2026-11-15T00:00:00Z'))).toBe(false)
    expect(activityStatusOf(off, at('2026-11-15T00:00:00Z'))).toBe(1)
  })
})

describe('countries', () => {
  test.each([
    [['TH', 'ID'], 'TH', true],
    [['TH', 'ID'], 'US', false],
    [[], 'US', true],
    [['TH'], null, true],
  ])('isFor for a campaign in %j and a visitor from %s returns %s', (regions, country, expected) => {
    expect(isFor({ regions }, country)).toBe(expected)
  })
})

describe('a permission code', () => {
  test.each([
    [null, [], true],
    ['OCT00001', [], false],
    ['OCT00001', ['MAR00002'], false],
    ['OCT00001', ['MAR00002', 'OCT00001'], true],
  ])('isPermitted for code %s and the member codes %j returns %s', (permission, permissions, expected) => {
    expect(isPermitted({ permission }, { permissions })).toBe(expected)
  })
})

describe('taking part', () => {
  const now = at('2026-11-15T00:00:00Z')
  const refusalOf = (work: () => void) => {
    try {
      work()
    } catch (error) {
      if (error instanceof Refused) return [error.refusal, error.detail]
      throw error
    }
  }

  test('assertOpen accepts a member from a country of the campaign within its window', () => {
    expect(refusalOf(() => assertOpen(campaign, { countryCode: 'TH' }, now))).toBeUndefined()
  })

  test.each([
    {
      name: 'in a country outside of the campaign',
      activity: campaign,
      countryCode: 'US',
      instant: now,
      expected: ['NOT_ELIGIBLE', { reasons: [{ code: 'NOT_IN_REGION' }], regions: ['TH', 'ID'] }],
    },
    {
      name: 'while the campaign is switched off',
      activity: { ...campaign, offline: true },
      countryCode: 'TH',
      instant: now,
      expected: ['NOT_FOUND', undefined],
    },
    {
      name: 'before the window',
      activity: campaign,
      countryCode: 'TH',
      instant: at('2026-10-31T00:00:00Z'),
      expected: [
        'ACTIVITY_CLOSED',
        { reasons: [{ code: 'NOT_OPEN_YET' }], nextDate: '2026-11-01T00:00:00.000Z' },
      ],
    },
    {
      name: 'after the window',
      activity: { ...campaign, keepsPage: true },
      countryCode: 'TH',
      instant: at('2027-01-01T00:00:00Z'),
      expected: ['ACTIVITY_CLOSED', { reasons: [{ code: 'ENDED' }] }],
    },
  ])('assertOpen rejects a member $name', ({ activity, countryCode, instant, expected }) => {
    expect(refusalOf(() => assertOpen(activity, { countryCode }, instant))).toEqual(expected)
  })
})

describe('the catalog', () => {
  test('the catalog has past, open and future campaigns in November 2026', () => {
    const states = campaigns().en.map((activity) => stateOf(activity, at('2026-11-21T03:00:00Z')))
    expect(new Set(states)).toEqual(new Set(['past', 'open', 'ahead']))
    expect(campaigns().en.length).toBeGreaterThanOrEqual(6)
  })

  test('the catalog has all campaigns in four languages, newest first', () => {
    const ids = campaigns().en.map(({ id }) => id)
    for (const language of ['id', 'th', 'vn'] as const) {
      expect(campaigns()[language].map(({ id }) => id)).toEqual(ids)
      expect(campaigns()[language].map(({ teaser }) => teaser)).not.toEqual(
        campaigns().en.map(({ teaser }) => teaser),
      )
    }
    const begins = campaigns().en.map(({ from }) => from.getTime())
    expect(begins).toEqual(begins.toSorted((a, b) => b - a))
  })
})
