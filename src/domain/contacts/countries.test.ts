// Tests which countries a country list shows first, and how the country of a phone number is determined.
import { expect, test } from 'vitest'
import { diallingCountry, nearbyCountries } from './countries.ts'

const codes = [
  { countryCode: 'AG', callingCode: '+1' },
  { countryCode: 'CA', callingCode: '+1' },
  { countryCode: 'ID', callingCode: '+62' },
  { countryCode: 'KZ', callingCode: '+7' },
  { countryCode: 'TH', callingCode: '+66' },
  { countryCode: 'US', callingCode: '+1' },
  { countryCode: 'VN', callingCode: '+84' },
]

test('nearbyCountries returns the given countries, then the countries of the brand’s sites', () => {
  expect([...nearbyCountries(['FR', 'TH'])]).toEqual(['FR', 'TH', 'US', 'ID', 'VN'])
})

test.each([
  ['+84912345678', 'ID', 'VN'],
  ['+66812345678', 'TH', 'TH'],
  ['+12015550123', 'CA', 'CA'],
  ['+12015550123', 'TH', 'US'],
  ['+77012345678', 'TH', 'KZ'],
  ['0912345678', 'VN', undefined],
  ['+999', 'VN', undefined],
  ['', 'VN', undefined],
])('diallingCountry(%j) with the home country %s returns %s', (phone, home, country) => {
  expect(diallingCountry(phone, codes, home)).toBe(country)
})
