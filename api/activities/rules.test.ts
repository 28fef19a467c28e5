// When campaigns are open and to whom: the edges of windows, the switch, countries and permission codes.
import { describe, expect, test } from 'vitest'
import { campaigns } from '../catalog/campaigns.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import { activityStatusOf, assertOpen, hasPage, isFor, isPermitted, stateOf } from './rules.ts'

const open = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-30T17:00:00Z') }
const campaign = { ...open, offline: false, keepsPage: false, shownUntil: null, regions: ['TH', 'ID'] }
const at = (text: string) => new Date(text)

describe('a window', () => {
  test.each([
    { name: 'a millisecond before', now: '2026-10-31T23:59:59.999Z', state: 'ahead', status: 1 },
    { name: 'its first instant', now: '2026-11-01T00:00:00.000Z', state: 'open', status: 0 },
    { name: 'a millisecond before its end', now: '2026-11-30T16:59:59.999Z', state: 'open', status: 0 },
    { name: 'its end', now: '2026-11-30T17:00:00.000Z', state: 'past', status: 1 },
  ])('$name', ({ now, state, status }) => {
    expect(stateOf(campaign, at(now))).toBe(state)
    expect(activityStatusOf(campaign, at(now))).toBe(status)
  })
})

describe('a page', () => {
  test.each(['2026-10-01T00:00:00Z', '2026-12-24T00:00:00Z'])('that is kept opens at %s too', (now) => {
    expect(hasPage({ ...campaign, keepsPage: true }, at(now))).toBe(true)
  })

  test.each([
    ['2026-11-30T17:00:00.000Z', true],
    ['2026-12-31T16:59:59.999Z', true],
    ['2026-12-31T17:00:00.000Z', false],
  ])('that shows what came of it is open at %s: %s', (now, expected) => {
    expect(hasPage({ ...campaign, shownUntil: at('2026-12-31T17:00:00Z') }, at(now))).toBe(expected)
  })

  test('that is switched off never opens', () => {
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
  ])('%j for %s: %s', (regions, country, expected) => {
    expect(isFor({ regions }, country)).toBe(expected)
  })
})

describe('a permission code', () => {
  test.each([
    [null, [], true],
    ['OCT00001', [], false],
    ['OCT00001', ['MAR00002'], false],
    ['OCT00001', ['MAR00002', 'OCT00001'], true],
  ])('%s with %j: %s', (permission, permissions, expected) => {
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

  test('is open to a member of its countries within its window', () => {
    expect(refusalOf(() => assertOpen(campaign, { countryCode: 'TH' }, now))).toBeUndefined()
  })

  test.each([
    {
      name: 'elsewhere',
      activity: campaign,
      countryCode: 'US',
      instant: now,
      expected: ['NOT_ELIGIBLE', { reasons: [{ code: 'NOT_IN_REGION' }], regions: ['TH', 'ID'] }],
    },
    {
      name: 'switched off',
      activity: { ...campaign, offline: true },
      countryCode: 'TH',
      instant: now,
      expected: ['NOT_FOUND', undefined],
    },
    {
      name: 'before',
      activity: campaign,
      countryCode: 'TH',
      instant: at('2026-10-31T00:00:00Z'),
      expected: [
        'ACTIVITY_CLOSED',
        { reasons: [{ code: 'NOT_OPEN_YET' }], nextDate: '2026-11-01T00:00:00.000Z' },
      ],
    },
    {
      name: 'after',
      activity: { ...campaign, keepsPage: true },
      countryCode: 'TH',
      instant: at('2027-01-01T00:00:00Z'),
      expected: ['ACTIVITY_CLOSED', { reasons: [{ code: 'ENDED' }] }],
    },
  ])('is refused $name', ({ activity, countryCode, instant, expected }) => {
    expect(refusalOf(() => assertOpen(activity, { countryCode }, instant))).toEqual(expected)
  })
})

describe('the catalogue', () => {
  test('holds campaigns past, open and ahead in November 2026', () => {
    const states = campaigns.en.map((activity) => stateOf(activity, at('2026-11-21T03:00:00Z')))
    expect(new Set(states)).toEqual(new Set(['past', 'open', 'ahead']))
    expect(campaigns.en.length).toBeGreaterThanOrEqual(6)
  })

  test('says everything in four languages, newest first', () => {
    const ids = campaigns.en.map(({ id }) => id)
    for (const language of ['id', 'th', 'vn'] as const) {
      expect(campaigns[language].map(({ id }) => id)).toEqual(ids)
      expect(campaigns[language].map(({ teaser }) => teaser)).not.toEqual(
        campaigns.en.map(({ teaser }) => teaser),
      )
    }
    const begins = campaigns.en.map(({ from }) => from.getTime())
    expect(begins).toEqual(begins.toSorted((a, b) => b - a))
  })
})
