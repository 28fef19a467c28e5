// Tests lists of countries, calling codes and provinces, which forms show.
import { getCountries, isValidPhoneNumber } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { callingCodes, countries, defaultRegion, languageOfCode, provinces } from './regions.ts'

test.each([
  ['EN_US', 'en'],
  ['en', 'en'],
  ['TH_TH', 'th'],
  ['th-TH', 'th'],
  ['ID_ID', 'id'],
  ['VI_VN', 'vn'],
  ['VN', 'vn'],
  ['FR_FR', 'en'],
  [undefined, 'th'],
])('languageOfCode converts the langCode %s to %s', (langCode, language) => {
  expect(languageOfCode(langCode, 'th')).toBe(language)
})

test.each([
  { country: 'TH', countryCode: 'TH', callingCode: '+66', language: 'TH' },
  { country: 'ID', countryCode: 'ID', callingCode: '+62', language: 'ID' },
  { country: 'VN', countryCode: 'VN', callingCode: '+84', language: 'VN' },
  { country: 'US', countryCode: 'US', callingCode: '+1', language: 'EN' },
  { country: 'FR', countryCode: 'FR', callingCode: '+33', language: 'EN' },
  { country: 'AQ', countryCode: 'US', callingCode: '+1', language: 'EN' },
  { country: null, countryCode: 'US', callingCode: '+1', language: 'EN' },
])(
  'defaultRegion for $country returns $countryCode, $callingCode and $language',
  ({ country, countryCode, callingCode, language }) => {
    expect(defaultRegion(country, 'en')).toMatchObject({ countryCode, callingCode, language })
  },
)

describe.each(['en', 'id', 'th', 'vn'] as const)('countries in %s', (language) => {
  test('countries returns each country once, in the sort order of the language', () => {
    const list = countries(language)
    expect(new Set(list.map(({ countryCode }) => countryCode))).toEqual(new Set(getCountries()))
    const locale = { en: 'en-US', id: 'id-ID', th: 'th-TH', vn: 'vi-VN' }[language]
    const names = list.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
    expect(names).not.toContain('')
  })

  test('callingCodes returns a calling code and a valid example number for each country', () => {
    const wrong = callingCodes(language).filter(({ countryCode, callingCode, example }) => {
      const country = getCountries().find((code) => code === countryCode)
      return (
        !/^\+[1-9]\d{0,3}$/.test(callingCode) || (example !== null && !isValidPhoneNumber(example, country))
      )
    })
    expect(wrong).toEqual([])
  })
})

test('countries returns the names of countries in the requested language', () => {
  const nameOf = (language: 'en' | 'th' | 'vn') =>
    countries(language).find(({ countryCode }) => countryCode === 'TH')?.name
  expect([nameOf('en'), nameOf('th'), nameOf('vn')]).toEqual(['Thailand', 'ไทย', 'Thái Lan'])
})

describe('provinces', () => {
  const provinceNames = (country: string, language: 'en' | 'th' = 'en') =>
    provinces(country, language).map(({ name }) => name)

  test.each([
    ['TH', 77],
    ['ID', 38],
    ['VN', 34],
    ['US', 62],
    ['XX', 0],
    ['constructor', 0],
  ])('provinces for the country %s returns %i items', (country, count) => {
    expect(provinces(country, 'en')).toHaveLength(count)
  })

  test('provinces of Viet Nam are the provinces since the reform of July 2025', () => {
    expect(provinceNames('VN')).toEqual(
      expect.arrayContaining(['Huế', 'Thành phố Hồ Chí Minh', 'Lâm Đồng', 'Cà Mau']),
    )
    for (const merged of ['Hà Tây', 'Bình Dương', 'Bạc Liêu', 'Hà Giang'])
      expect(provinceNames('VN')).not.toContain(merged)
  })

  test('provinces of Indonesia include the provinces that were founded in 2022, each with its code', () => {
    const codes = new Map(provinces('ID', 'en').map(({ code, name }) => [name, code]))
    expect(codes.get('Sulawesi Selatan')).toBe('SN')
    expect(codes.get('Sulawesi Barat')).toBe('SR')
    expect(codes.get('Papua Pegunungan')).toBe('PE')
  })

  test('provinces of Thailand are named and sorted in Thai if the language is Thai', () => {
    expect(provinceNames('TH')).toEqual(expect.arrayContaining(['Bangkok', 'Nakhon Pathom']))
    expect(provinceNames('TH', 'th').slice(0, 2)).toEqual(['กระบี่', 'กรุงเทพมหานคร'])
    expect(provinceNames('VN', 'th')).toEqual(provinceNames('VN'))
  })

  test('provinces of each country have unique codes, the same in each language', () => {
    for (const country of getCountries()) {
      const codes = provinces(country, 'en').map(({ code }) => code)
      expect(codes.filter((code) => !/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(code))).toEqual([])
      expect(new Set(codes).size).toBe(codes.length)
      expect(
        provinces(country, 'th')
          .map(({ code }) => code)
          .toSorted(),
      ).toEqual(codes.toSorted())
      expect(provinceNames(country)).not.toContain('')
    }
  })

  test('provinces without an ISO 3166-2 code use their names in ASCII as codes', () => {
    expect(provinces('MS', 'en')).toContainEqual({ code: 'SAINT-PETER-S', name: "Saint Peter's" })
  })
})
