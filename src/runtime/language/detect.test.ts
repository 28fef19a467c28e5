import { expect, test, vi } from 'vitest'
import { requestCookies } from '../cookies/cookieStore.ts'
import { acceptedLanguages, detectLocale, localeOfDomain } from './detect.ts'

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
  vi.stubEnv('VITE_LANGUAGE_HOSTS', 'TH=hub.example.co.th, VN=hub.example.vn')
  expect(detectLocale(cookiesWith(''), ['de-DE'], 'hub.example.vn')).toBe('VN')
  expect(detectLocale(cookiesWith(''), ['en-GB'], 'hub.example.vn')).toBe('EN')
  expect(localeOfDomain('hub.example.co.th')).toBe('TH')
  expect(localeOfDomain('hub.example.com')).toBeUndefined()
  vi.unstubAllEnvs()
})

test('an Accept-Language header is read by its weights', () => {
  expect(acceptedLanguages('en;q=0.5, th-TH, vi;q=0.9')).toEqual(['th-TH', 'vi', 'en'])
  expect(acceptedLanguages(null)).toEqual([])
})
