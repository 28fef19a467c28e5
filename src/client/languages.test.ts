import { expect, test } from 'vitest'
import { localeOf } from './languages.ts'

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
