// Tests the country that the registration selects first.
import { expect, test } from 'vitest'
import { likelyCountry } from './likelyCountry.ts'

test.each([
  [null, 'VN', undefined, 'VN'],
  ['US', 'VN', undefined, 'VN'],
  ['US', 'TH', 'Europe/Berlin', 'TH'],
  ['US', 'ID', 'Asia/Makassar', 'ID'],
  ['US', 'EN', 'Asia/Bangkok', 'TH'],
  ['US', 'TH', 'America/Chicago', 'US'],
  ['US', 'EN', 'Europe/Berlin', 'US'],
  ['SG', 'EN', 'Asia/Singapore', 'SG'],
  ['SG', 'TH', 'Asia/Singapore', 'SG'],
  [null, 'EN', undefined, 'US'],
] as const)('for the network country %s, language %s and time zone %s it is %s', (...row) => {
  const [isoCode, locale, timeZone, country] = row
  expect(likelyCountry({ isoCode, locale, timeZone })).toBe(country)
})
