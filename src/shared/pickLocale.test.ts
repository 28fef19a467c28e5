import { expect, test } from 'vitest'
import { acceptedLanguages, pickLocale } from './pickLocale.ts'

const on = (
  hostname: string,
  preferred: string[],
  {
    language = null,
    locale = null,
    languageHosts,
  }: { language?: string | null; locale?: string | null; languageHosts?: string } = {},
) =>
  pickLocale({
    cookies: { get: (cookie) => (cookie === 'language' ? language : locale) },
    preferred,
    hostname,
    settings: { languageHosts },
  })

test('pickLocale prefers the Language query, then the locale cookie, the browser language and the fallback (section 2 of the specification)', () => {
  expect(on('localhost', ['vi-VN'], { language: 'ID', locale: 'TH' })).toBe('ID')
  expect(on('localhost', ['vi-VN'], { locale: 'TH' })).toBe('TH')
  expect(on('localhost', ['de-DE', 'vi-VN', 'th-TH'])).toBe('VN')
  expect(on('localhost', ['de-DE'])).toBe('EN')
  expect(on('localhost', [], { locale: 'XX' })).toBe('EN')
})

test('pickLocale uses the language of the domain if neither cookies nor browser name a supported language (section 2 of the specification)', () => {
  const languageHosts = 'TH=hub.example.co.th, VN=hub.example.vn'
  expect(on('hub.example.vn', ['de-DE'], { languageHosts })).toBe('VN')
  expect(on('hub.example.vn', ['en-GB'], { languageHosts })).toBe('EN')
  expect(on('hub.example.co.th', ['de-DE'], { languageHosts })).toBe('TH')
  expect(on('hub.example.com', ['de-DE'], { languageHosts })).toBe('EN')
  expect(on('hub.example.vn', ['de-DE'], { languageHosts: 'TH=hub.example.vn' })).toBe('TH')
})

test.each([
  ['en;q=0.5, th-TH, vi;q=0.9', ['th-TH', 'vi', 'en']],
  ['en; q=0.5,th ; Q=0.8', ['th', 'en']],
  ['th;q=0, vi', ['vi']],
  [null, []],
])('acceptedLanguages sorts %s by decreasing weight', (header, expected) => {
  expect(acceptedLanguages(header)).toEqual(expected)
})
