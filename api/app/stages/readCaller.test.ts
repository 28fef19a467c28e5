// Checks that the caller is known as far as the network tells, by the proxy only where it is trusted.
import { describe, expect, test } from 'vitest'
import { callerOf, clientOf } from './readCaller.ts'

const from = (headers: Record<string, string>, trustProxy: boolean) =>
  callerOf(new Request('http://hub.test/', { headers }), '192.0.2.1', trustProxy)

describe('without a proxy that is trusted', () => {
  test('the address is the connection’s, whatever headers say', () => {
    expect(from({ 'X-Forwarded-For': '198.51.100.7' }, false).address).toBe('192.0.2.1')
  })

  test('the country is not what a header says', () => {
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
  ])('the country is the first region of the browser’s languages: %s', (languages, country) => {
    expect(from({ 'Accept-Language': languages }, false).country).toBe(country)
  })
})

describe('behind a proxy that is trusted', () => {
  test('the address is the last one, which the proxy itself wrote', () => {
    expect(from({ 'X-Forwarded-For': '203.0.113.66, 198.51.100.7' }, true).address).toBe('198.51.100.7')
  })

  test.each([
    ['198.51.100.7:4711', '198.51.100.7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['203.0.113.66:1, 198.51.100.7:2', '198.51.100.7'],
    ['unix:', 'unix:'],
  ])('the address has no port: %s', (value, address) => {
    expect(from({ 'X-Forwarded-For': value }, true).address).toBe(address)
  })

  test.each(['', ' ', '203.0.113.66,'])(
    'the address is the connection’s where the proxy wrote none: "%s"',
    (value) => {
      expect(from({ 'X-Forwarded-For': value }, true).address).toBe('192.0.2.1')
    },
  )

  test('the country is the proxy’s, else that of the languages', () => {
    expect(from({ 'CF-IPCountry': 'th', 'Accept-Language': 'en-US' }, true).country).toBe('TH')
    expect(from({ 'Accept-Language': 'en-US' }, true).country).toBe('US')
  })

  test.each(['XX', 'T1', ''])('a country that the proxy does not know is none: %s', (value) => {
    expect(from({ 'CF-IPCountry': value }, true).country).toBeNull()
  })
})

test('a connection without an address has one name', () => {
  expect(callerOf(new Request('http://hub.test/'), undefined, false).address).toBe('unknown')
})

test('the device is what the browser calls itself, in a few words', () => {
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
])('a client that calls itself %s is noted as %s', (header, noted) => {
  expect(clientOf(header)).toBe(noted)
})
