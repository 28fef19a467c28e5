import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { queryWithout } from './query.ts'

test.each([
  ['?Language=TH&utm_id=120213456789010987', '?utm_id=120213456789010987'],
  ['?a=%20&Language=TH&b=+&c', '?a=%20&b=+&c'],
  ['?%4Canguage=TH', ''],
  ['?x=1', '?x=1'],
  ['', ''],
])('queryWithout removes the parameter Language from the query %s and returns "%s"', (query, rest) => {
  expect(queryWithout(query, ['Language'])).toBe(rest)
})

test('queryWithout leaves a query unchanged if it has no pair with the name', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (text) => {
      const query = text && `?${text}`
      fc.pre(!new URLSearchParams(query).has('Language'))
      expect(queryWithout(query, ['Language'])).toBe(query)
    }),
  )
})
