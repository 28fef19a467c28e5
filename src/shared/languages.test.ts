import { expect, test } from 'vitest'
import { languages, localeOf, locales } from './languages.ts'

test.each([
  ['EN', 'EN'],
  ['en-GB', 'EN'],
  ['id', 'ID'],
  ['th-TH', 'TH'],
  ['VN', 'VN'],
  ['vi', 'VN'],
  ['vi_VN', 'VN'],
  ['de-DE', undefined],
  ['', undefined],
  [null, undefined],
])('%s means %s', (text, locale) => {
  expect(localeOf(text)).toBe(locale)
})

test('supported locales: EN, ID, TH, VN; default locale en-US (section 9)', () => {
  expect(locales).toEqual(['EN', 'ID', 'TH', 'VN'])
  expect(languages.EN.tag).toBe('en-US')
})
