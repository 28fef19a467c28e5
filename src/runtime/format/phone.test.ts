import { getCountries, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { canReceiveCode } from '#shared/phone.ts'
import { isPhone, phoneAsTyped, phoneText, readPhone } from './phone.ts'

test('isPhone accepts only a string with a valid number, which must belong to the country if one is given (section 5 of the specification)', () => {
  expect(isPhone('+66812345678')).toBe(true)
  expect(isPhone('081 234 5678', 'TH')).toBe(true)
  expect(isPhone('+66812345678', 'TH')).toBe(true)
  const nonPhones = ['', ' ', 'nobody', '12', '+6612', '081 234 5678', null, undefined, 812345678]
  expect(nonPhones.filter((value) => isPhone(value))).toEqual([])
  expect(isPhone('+66812345678', 'VN')).toBe(false)
  expect(isPhone('+66812345678', 'XX')).toBe(false)
})

test('isPhone uses rules per country: the same digits are valid in one country and invalid in another (section 5 of the specification)', () => {
  expect(isPhone('0812345678', 'TH')).toBe(true)
  expect(isPhone('0812345678', 'US')).toBe(false)
})

test.each([
  ['US', '(201) 555-0123', '+1 201 555 0123'],
  ['CA', '(506) 234-5678', '+1 506 234 5678'],
  ['GB', '07400 123456', '+44 7400 123456'],
  ['GG', '07781 123456', '+44 7781 123456'],
])(
  'isPhone rejects a number of %s in other countries with the same calling code (section 5 of the specification)',
  (country, typed, whole) => {
    const countries = ['US', 'CA'].includes(country) ? ['US', 'CA'] : ['GB', 'GG']
    expect(countries.filter((other) => isPhone(typed, other))).toEqual([country])
    expect(countries.filter((other) => isPhone(whole, other))).toEqual([country])
  },
)

test.each(['+12345678', '+19991234', '+19991234567', '+668123456789', '+99912345678', '+6212'])(
  'isPhone rejects %s, which has a plausible length but is not in a valid number range (section 5 of the specification)',
  (typed) => expect(isPhone(typed)).toBe(false),
)

test('readPhone returns isMobile false for a valid landline number', () => {
  expect(readPhone('02 123 4567', 'TH')).toMatchObject({ isValid: true, isMobile: false })
  expect(readPhone('081 234 5678', 'TH')).toMatchObject({ isValid: true, isMobile: true })
  // Mobile and landline numbers of North America share the same ranges, so the type of a number is unknown.
  expect(readPhone('(201) 555-0123', 'US')).toMatchObject({ isValid: true, isMobile: true })
})

test('readPhone accepts at most 250 characters (section 5 of the specification)', () => {
  const padded = (length: number) => '081 234 5678'.padStart(length, '-')
  expect(readPhone(padded(250), 'TH')?.e164).toBe('+66812345678')
  expect(readPhone(padded(251), 'TH')).toBeUndefined()
})

test('readPhone accepts national numbers of 2 to 17 digits (section 5 of the specification)', () => {
  expect(readPhone('1', 'TH')).toBeUndefined()
  expect(readPhone('12', 'TH')).toMatchObject({ isValid: false })
  expect(readPhone('12345678901234567', 'TH')).toMatchObject({ isValid: false })
  expect(readPhone('123456789012345678', 'TH')).toBeUndefined()
})

test.each([
  ['not a number', 'nobody', 'TH'],
  ['too short', '+661', undefined],
  ['too long', '+66123456789012345678', undefined],
  ['invalid country', '+66812345678', 'XX'],
  ['invalid calling code', '+999123456', undefined],
  ['no country', '0812345678', undefined],
])(
  'readPhone returns undefined for text that cannot be parsed: %s (section 5 of the specification)',
  (_, text, country) => {
    expect(readPhone(text, country)).toBeUndefined()
  },
)

test.each([
  ['081-234-5678', 'TH', '+66812345678'],
  ['66812345678', 'TH', '+66812345678'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', 'TH', '+66812345678'],
  ['+66 (0)81 234 5678', 'US', '+66812345678'],
  ['0066 81 234 5678', 'US', '+66812345678'],
  ['tel:+66-81-234-5678', 'VN', '+66812345678'],
  ['0812-3456-7890', 'ID', '+6281234567890'],
  ['0912 345 678', 'VN', '+84912345678'],
  ['201.555.0123', 'US', '+12015550123'],
])('readPhone parses the text %s with the country %s as the number %s', (typed, country, e164) => {
  expect(readPhone(typed, country)).toMatchObject({ e164, isValid: true })
})

test.each([
  ['+660812345678', '+66812345678'],
  ['+62081234567890', '+6281234567890'],
  ['+840912345678', '+84912345678'],
  ['+4407400123456', '+447400123456'],
  ['+79161234567', '+79161234567'],
  ['+5411 15 2345 6789', '+5491123456789'],
  ['+112015550123', '+12015550123'],
  // Italian numbers include the leading zero.
  ['+390612345678', '+390612345678'],
  ['+66٠٨١٢٣٤٥٦٧٨', '+66812345678'],
  ['+۶۶۸۱۲۳۴۵۶۷۸', '+66812345678'],
  ['＋６６８１２３４５６７８', '+66812345678'],
])('readPhone converts the typed number %s to the E.164 number %s', (typed, e164) => {
  expect(readPhone(typed)).toMatchObject({ e164, isValid: true })
})

test('readPhone returns the same E.164 number for an example number of each country with and without its trunk prefix', () => {
  const read = getCountries().flatMap((country) => {
    const number = getExampleNumber(country, examples)
    if (!number) return []
    const dialled = readPhone(number.formatNational(), country)
    const trunk = number.formatNational().replace(/\D/g, '')
    const withTrunk = readPhone(`+${number.countryCallingCode}${trunk}`)
    return [dialled, withTrunk].flatMap((phone) => (phone?.isValid ? [phone.e164] : []))
  })
  expect(read.length).toBeGreaterThan(300)
  for (const e164 of read) expect(readPhone(e164)).toMatchObject({ e164, isValid: true })
})

test.each(['+66812345678 ext. 5', '+66812345678;ext=5', '081 234 5678 x5'])(
  'isPhone rejects %s, because E.164 numbers have no extension',
  (typed) => {
    expect(isPhone(typed, 'TH')).toBe(false)
    expect(canReceiveCode(typed)).toBe(false)
  },
)

test('canReceiveCode accepts mobile numbers only', () => {
  expect(canReceiveCode('+66812345678')).toBe(true)
  // The first number is a landline number in Bangkok, the second a premium-rate number.
  expect(canReceiveCode('+6621234567')).toBe(false)
  expect(canReceiveCode('+661900123456')).toBe(false)
})

test('phoneAsTyped inserts separators into an incomplete number', () => {
  expect(phoneAsTyped('081234', 'TH')).toBe('081 234')
  expect(phoneAsTyped('๐๘๑๒๓๔๕๖๗๘', 'TH')).toBe('081 234 5678')
  expect(phoneAsTyped('2015550123', 'US')).toBe('(201) 555-0123')
  expect(phoneAsTyped('+8491234', 'TH')).toBe('+84 912 34')
})

test('phoneText uses the national format in the number’s own country and the international format elsewhere', () => {
  expect(phoneText('+66812345678', 'TH')).toBe('081 234 5678')
  expect(phoneText('+66812345678', 'VN')).toBe('+66 81 234 5678')
  expect(phoneText('nobody')).toBe('nobody')
})
