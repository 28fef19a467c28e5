// The address of the activities' page, and what it asks for.
import { expect, test } from 'vitest'
import { activitiesSearch, campaignOf, listInput, activityPath } from './search.ts'

test.each([
  [{}, { state: 'open' }],
  [{ show: 'past' }, { state: 'past' }],
  [
    { show: 'mine', everywhere: true },
    { mine: true, everywhere: true },
  ],
  [{ show: 'open' }, { state: 'open' }],
  [{ show: 'nothing', everywhere: 'yes' }, { state: 'open' }],
])('%j asks for %j', (search, input) => {
  expect(listInput(activitiesSearch(search))).toEqual(input)
})

test('what no id and no path of the hub looks like is said to be nothing', () => {
  expect(activitiesSearch({ join: '../x', back: 'https://elsewhere.example' })).toEqual({})
  expect(activitiesSearch({ join: '2025-Mamaglow', back: '/activity/signIn' })).toEqual({
    join: '2025-Mamaglow',
    back: '/activity/signIn',
  })
})

test('an activity’s id names its page', () => {
  expect(campaignOf('2026-MorningCircle')).toEqual({ year: '2026', campaign: 'MorningCircle' })
  expect(activityPath('2026-MorningCircle')).toBe('/activity/2026/MorningCircle')
})
