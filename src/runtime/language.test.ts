import { expect, test, vi } from 'vitest'
import { requestJar } from './jar.ts'
import { acceptedLanguages, detectLocale, localeOfDomain } from './language.ts'

const jarWith = (Cookie: string) => requestJar(new Request('http://localhost/', { headers: { Cookie } }))

test('locale: initial detection, stored locale cookie, browser language, fallback (section 2)', () => {
  const everything = 'Language=ID; locale=TH'
  expect(detectLocale(jarWith(everything), ['vi-VN'], 'localhost')).toBe('ID')
  expect(detectLocale(jarWith('locale=TH'), ['vi-VN'], 'localhost')).toBe('TH')
  expect(detectLocale(jarWith(''), ['de-DE', 'vi-VN', 'th-TH'], 'localhost')).toBe('VN')
  expect(detectLocale(jarWith(''), ['de-DE'], 'localhost')).toBe('EN')
  expect(detectLocale(jarWith('locale=XX'), [], 'localhost')).toBe('EN')
})

test('locale from the domain, where neither cookie nor browser names one of ours (section 2)', () => {
  vi.stubEnv('VITE_LANGUAGE_HOSTS', 'TH=hub.example.co.th, VN=hub.example.vn')
  expect(detectLocale(jarWith(''), ['de-DE'], 'hub.example.vn')).toBe('VN')
  expect(detectLocale(jarWith(''), ['en-GB'], 'hub.example.vn')).toBe('EN')
  expect(localeOfDomain('hub.example.co.th')).toBe('TH')
  expect(localeOfDomain('hub.example.com')).toBeUndefined()
  vi.unstubAllEnvs()
})

test('an Accept-Language header is read by its weights', () => {
  expect(acceptedLanguages('en;q=0.5, th-TH, vi;q=0.9')).toEqual(['th-TH', 'vi', 'en'])
  expect(acceptedLanguages(null)).toEqual([])
})
