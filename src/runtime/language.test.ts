import { expect, test } from 'vitest'
import { acceptedLanguages, detectLocale } from './language.ts'

const jarWith = (locale: string | null) => ({ get: () => locale, set: () => {} })

test('the stored locale comes before the browser’s languages, English last (section 2)', () => {
  expect(detectLocale(jarWith('TH'), ['vi-VN'])).toBe('TH')
  expect(detectLocale(jarWith(null), ['de-DE', 'vi-VN', 'th-TH'])).toBe('VN')
  expect(detectLocale(jarWith(null), ['de-DE'])).toBe('EN')
  expect(detectLocale(jarWith('XX'), [])).toBe('EN')
})

test('an Accept-Language header is read by its weights', () => {
  expect(acceptedLanguages('en;q=0.5, th-TH, vi;q=0.9')).toEqual(['th-TH', 'vi', 'en'])
  expect(acceptedLanguages(null)).toEqual([])
})
