// Tests reading the caller's address, country and device, with and without a trusted proxy.
import { describe, expect, test } from 'vitest'
import { callerOf, clientOf } from './readCaller.ts'

const from = (headers: Record<string, string>, trustProxy: boolean) =>
  callerOf(new Request('http://hub.test/', { headers }), '192.0.2.1', trustProxy)

describe('callerOf without a trusted proxy', () => {
  test('callerOf uses the address of the connection and ignores X-Forwarded-For without a trusted proxy', () => {
    expect(from({ 'X-Forwarded-For': '198.51.100.7' }, false).address).toBe('192.0.2.1')
  })

  test('callerOf ignores CF-IPCountry without a trusted proxy', () => {
    expect(from({ 'CF-IPCountry': 'TH' }, false).country).toBeNull()
  })

  test.each([
    ['th-TH,th;q=0.9,en-US;q=0.8', 'TH'],
    ['en-US', 'US'],
    ['zh-Hans-cn', 'CN'],
    ['vi', 'VN'],
    ['id;q=0.5', 'ID'],
    ['TH', 'TH'],
    ['en, vi-VN', 'VN'],
    ['en', null],
    ['en-001', null],
    ['*', null],
    ['x'.repeat(8_000), null],
  ])('callerOf derives the country from the Accept-Language header %s', (languages, country) => {
    expect(from({ 'Accept-Language': languages }, false).country).toBe(country)
  })
})

describe('callerOf behind a trusted proxy', () => {
  test('callerOf uses the last address of X-Forwarded-For, which the trusted proxy added', () => {
    expect(from({ 'X-Forwarded-For': '203.0.113.66, 198.51.100.7' }, true).address).toBe('198.51.100.7')
  })

  test.each([
    ['198.51.100.7:4711', '198.51.100.7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['203.0.113.66:1, 198.51.100.7:2', '198.51.100.7'],
    ['unix:', 'unix:'],
  ])('callerOf removes the port and brackets from an address in X-Forwarded-For: %s', (value, address) => {
    expect(from({ 'X-Forwarded-For': value }, true).address).toBe(address)
  })

  test.each(['', ' ', '203.0.113.66,'])(
    'callerOf uses the address of the connection if X-Forwarded-For ends in an empty value: "%s"',
    (value) => {
      expect(from({ 'X-Forwarded-For': value }, true).address).toBe('192.0.2.1')
    },
  )

  test("callerOf uses the proxy's country, even if the Accept-Language header has another country", () => {
    expect(from({ 'CF-IPCountry': 'th', 'Accept-Language': 'en-US' }, true).country).toBe('TH')
    expect(from({ 'Accept-Language': 'en-US' }, true).country).toBe('US')
    expect(from({ 'CF-IPCountry': 'th' }, true).isCountryEstimated).toBe(false)
    expect(from({ 'Accept-Language': 'en-US' }, true).isCountryEstimated).toBe(true)
  })

  test.each(['XX', 'T1', ''])('callerOf returns no country if the proxy sends the country %s', (value) => {
    expect(from({ 'CF-IPCountry': value }, true).country).toBeNull()
  })
})

test('callerOf returns the address "unknown" for a connection without an address', () => {
  expect(callerOf(new Request('http://hub.test/'), undefined, false).address).toBe('unknown')
})

test('callerOf describes the device by browser and operating system', () => {
  const browser =
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
  expect(from({ 'User-Agent': browser }, false).device).toBe('Chrome, Android')
  expect(from({}, false).device).toBeNull()
})

test.each([
  ['web/3f2a90c1b7de', 'web/3f2a90c1b7de'],
  ['android/4.12.0-beta', 'android/4.12.0-beta'],
  ['web/mali@example.com', undefined],
  ['web/+66812345678', undefined],
  ['web/', undefined],
  ['web/a b', undefined],
  ['Mali', undefined],
  [`web/${'a'.repeat(33)}`, undefined],
  ['', undefined],
  [undefined, undefined],
])('clientOf for the Client header %s returns %s', (header, noted) => {
  expect(clientOf(header)).toBe(noted)
})
