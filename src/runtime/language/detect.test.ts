import { expect, test } from 'vitest'
import { requestCookies } from '../storage/cookieStore.ts'
import { acceptedLanguages, detectLocale } from './detect.ts'

const cookiesWith = (Cookie: string) =>
  requestCookies(new Request('http://localhost/', { headers: { Cookie } }))

test('locale: initial detection, stored locale cookie, browser language, fallback (section 2)', () => {
  const everything = 'Language=ID; locale=TH'
  expect(detectLocale(cookiesWith(everything), ['vi-VN'], 'localhost')).toBe('ID')
  expect(detectLocale(cookiesWith('locale=TH'), ['vi-VN'], 'localhost')).toBe('TH')
  expect(detectLocale(cookiesWith(''), ['de-DE', 'vi-VN', 'th-TH'], 'localhost')).toBe('VN')
  expect(detectLocale(cookiesWith(''), ['de-DE'], 'localhost')).toBe('EN')
  expect(detectLocale(cookiesWith('locale=XX'), [], 'localhost')).toBe('EN')
})

test('locale from the domain, where neither cookie nor browser names one of ours (section 2)', () => {
  const on = (
    hostname: string,
    preferred = 'de-DE',
    languageHosts = 'TH=hub.example.co.th, VN=hub.example.vn',
  ) => detectLocale(cookiesWith(''), [preferred], hostname, { languageHosts })
  expect(on('hub.example.vn')).toBe('VN')
  expect(on('hub.example.vn', 'en-GB')).toBe('EN')
  expect(on('hub.example.co.th')).toBe('TH')
  expect(on('hub.example.com')).toBe('EN')
  expect(on('hub.example.vn', 'de-DE', 'TH=hub.example.vn')).toBe('TH')
})

test('an Accept-Language header is read by its weights', () => {
  expect(acceptedLanguages('en;q=0.5, th-TH, vi;q=0.9')).toEqual(['th-TH', 'vi', 'en'])
  expect(acceptedLanguages(null)).toEqual([])
})
