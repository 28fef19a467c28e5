// Tests the query parameters of the activities page, and the input of its API call.
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
])('listInput maps the query %j to %j', (search, input) => {
  expect(listInput(activitiesSearch(search))).toEqual(input)
})

test('activitiesSearch drops invalid ids and paths', () => {
  expect(activitiesSearch({ join: '../x', back: 'https://elsewhere.example' })).toEqual({})
  expect(activitiesSearch({ join: '2025-Mamaglow', back: '/activity/signIn' })).toEqual({
    join: '2025-Mamaglow',
    back: '/activity/signIn',
  })
})

test('campaignOf and activityPath return year, page name and path for the id of an activity', () => {
  expect(campaignOf('2026-MorningCircle')).toEqual({ year: '2026', campaign: 'MorningCircle' })
  expect(activityPath('2026-MorningCircle')).toBe('/activity/2026/MorningCircle')
})
