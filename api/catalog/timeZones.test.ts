// Tests reading the time zone that a device sends, and the default time zone of each country.
import { expect, test } from 'vitest'
import { countries } from '../platform/regions.ts'
import { readTimeZone, usualTimeZone } from './timeZones.ts'

test.each<[string | undefined, string]>([
  ['Asia/Bangkok', 'Asia/Bangkok'],
  ['Asia/Ho_Chi_Minh', 'Asia/Ho_Chi_Minh'],
  ['Asia/Saigon', 'Asia/Saigon'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['America/Coyhaique', 'America/Coyhaique'],
  ['Antarctica/McMurdo', 'Antarctica/McMurdo'],
  ['Etc/GMT-14', 'Etc/GMT-14'],
  ['UTC', 'UTC'],
  ['asia/bangkok', 'Asia/Bangkok'],
  ['AMERICA/NEW_YORK', 'America/New_York'],
  [' Asia/Tokyo ', 'Asia/Tokyo'],
  ['US/Pacific', 'US/Pacific'],
  ['us/pacific', 'America/Los_Angeles'],
  ['Etc/UTC', 'Etc/UTC'],
  [undefined, 'Asia/Jakarta'],
  ['', 'Asia/Jakarta'],
  [' ', 'Asia/Jakarta'],
  ['Etc/Unknown', 'Asia/Jakarta'],
  ['etc/unknown', 'Asia/Jakarta'],
  ['Foo/Bar', 'Asia/Jakarta'],
  ['undefined', 'Asia/Jakarta'],
  ['GMT+7', 'Asia/Jakarta'],
  ['UTC+07:00', 'Asia/Jakarta'],
  ['+07:00', 'Asia/Jakarta'],
  ['-0800', 'Asia/Jakarta'],
  ['SE Asia Standard Time', 'Asia/Jakarta'],
  ['(GMT+07:00) Bangkok', 'Asia/Jakarta'],
])('readTimeZone for %j in Indonesia returns %s', (zoneName, expected) => {
  expect(readTimeZone(zoneName, 'ID')).toBe(expected)
})

test('usualTimeZone returns the most populous zone of a country with several zones', () => {
  const zones = ['US', 'CA', 'MX', 'BR', 'AR', 'RU', 'AU', 'NZ', 'CN', 'KZ', 'ID', 'ES', 'PT'].map(
    usualTimeZone,
  )
  expect(zones).toEqual([
    'America/New_York',
    'America/Toronto',
    'America/Mexico_City',
    'America/Sao_Paulo',
    'America/Argentina/Buenos_Aires',
    'Europe/Moscow',
    'Australia/Sydney',
    'Pacific/Auckland',
    'Asia/Shanghai',
    'Asia/Almaty',
    'Asia/Jakarta',
    'Europe/Madrid',
    'Europe/Lisbon',
  ])
})

test('usualTimeZone returns a zone for each country that a member can choose', () => {
  const without = countries('en').filter(({ countryCode }) => usualTimeZone(countryCode) === 'UTC')
  expect(without.map(({ countryCode }) => countryCode)).toEqual([])
})
