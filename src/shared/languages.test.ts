import { expect, test } from 'vitest'
import {
  eachLanguage,
  languageOf,
  languages,
  localeOf,
  localeOfCountry,
  locales,
  tagOf,
} from './languages.ts'

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
])('localeOf converts the text %s to the locale %s', (text, locale) => {
  expect(localeOf(text)).toBe(locale)
})

test('the hub supports EN, ID, TH and VN, and the default locale is en-US (section 9 of the specification)', () => {
  expect(locales).toEqual(['EN', 'ID', 'TH', 'VN'])
  expect(languages.EN.tag).toBe('en-US')
})

test.each([
  ['th', 'th'],
  [' VN ', 'vn'],
  ['vi', 'en'],
  ['fr', 'en'],
  [null, 'en'],
])('languageOf maps the Language header %j to %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})

test('eachLanguage and tagOf support every language in `languages`', () => {
  const tags = Object.fromEntries(Object.values(languages).map(({ wire, tag }) => [wire, tag]))
  expect(eachLanguage(tagOf)).toEqual(tags)
})

test.each([
  ['TH', 'TH'],
  ['ID', 'ID'],
  ['VN', 'VN'],
  ['US', 'EN'],
  ['EN', 'EN'],
  [null, 'EN'],
])('localeOfCountry maps the country %s to %s (section 2 of the specification)', (isoCode, locale) => {
  expect(localeOfCountry(isoCode)).toBe(locale)
})
