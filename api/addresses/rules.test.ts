// Tests which parts of an address each country requires, and which parts are stored.
import { describe, expect, test } from 'vitest'
import { thaiAddress } from '#tests/support/cases/addresses.ts'
import { addressFormOf } from '../catalog/addressForms.ts'
import { addressForm, storedParts, problemsOf, type AddressFields } from './rules.ts'

const base = { recipient: 'Mali', phone: '+66812345678', line1: '1 Canary Road' }
const right: Record<string, AddressFields> = {
  US: { ...base, countryCode: 'US', city: 'Portland', province: 'OR', postcode: '97205-1234' },
  TH: {
    ...base,
    countryCode: 'TH',
    province: '10',
    city: 'Bang Rak',
    ward: 'Si Lom',
    postcode: '10500',
  },
  ID: {
    ...base,
    countryCode: 'ID',
    province: 'JK',
    city: 'Jakarta Selatan',
    district: 'Kebayoran Baru',
    ward: 'Senayan',
    postcode: '12190',
  },
  VN: { ...base, countryCode: 'VN', province: 'HN', ward: 'Hoàn Kiếm' },
  FR: { ...base, countryCode: 'FR', city: 'Lyon' },
}
const required: Record<string, (keyof AddressFields)[]> = {
  US: ['city', 'province', 'postcode'],
  TH: ['ward', 'city', 'province', 'postcode'],
  ID: ['ward', 'district', 'city', 'province', 'postcode'],
  VN: ['ward', 'province'],
  FR: ['city'],
}

describe.each(Object.entries(right))('address in %s', (country, address) => {
  test('problemsOf returns no reasons for a valid address', () => {
    expect(problemsOf(address)).toEqual([])
  })

  test('problemsOf returns a reason for each missing required part', () => {
    const bare = { ...base, countryCode: country }
    expect(problemsOf(bare)).toEqual((required[country] ?? []).map((field) => ({ code: 'REQUIRED', field })))
  })

  test.each(['', ' ', '\t\n'])('problemsOf treats a blank part (%j) as missing', (blank) => {
    for (const field of required[country] ?? [])
      expect(problemsOf({ ...address, [field]: blank })).toEqual([{ code: 'REQUIRED', field }])
  })
})

test.each([
  ['US', '9720', false],
  ['US', '97205', true],
  ['US', '97205-12', false],
  ['US', '97205-1234', true],
  ['US', ' 97205 ', true],
  ['TH', '00500', false],
  ['TH', '1050', false],
  ['TH', '105000', false],
  ['ID', '12190', true],
  ['ID', 'A2190', false],
  ['VN', '', true],
  ['VN', '70000', true],
  ['VN', '700000', true],
  ['VN', '7000', false],
  ['FR', 'anything', true],
])('in an address in %s, problemsOf accepts the postal code %j: %s', (country, postcode, fits) => {
  const problems = problemsOf({ ...base, ...right[country], countryCode: country, postcode })
  expect(problems).toEqual(fits ? [] : [{ code: 'FORMAT', field: 'postcode' }])
})

test.each([
  ['TH', '10', true],
  ['TH', 'Bangkok', false],
  ['TH', 'กรุงเทพมหานคร', false],
  ['TH', 'OR', false],
  ['US', '10', false],
  ['FR', 'IDF', true],
  ['FR', 'Paris', false],
  ['FR', '', true],
])('in an address in %s, problemsOf accepts the province %j: %s', (country, province, fits) => {
  expect(problemsOf({ ...base, ...right[country], countryCode: country, province })).toEqual(
    fits ? [] : [{ code: 'PROVINCE_UNKNOWN', field: 'province' }],
  )
})

test('addressForm returns no province field for a country without provinces', () => {
  expect(addressForm('AC', 'en').parts.map(({ name }) => name)).not.toContain('province')
  expect(storedParts({ ...base, countryCode: 'AC', province: '10' }).province).toBeNull()
})

test.each([
  ['+66812345678', true],
  ['+6621234567', true],
  ['+66112', false],
  ['+668123456789', false],
  ['+6281234567890', true],
  ['+84912345678', true],
  ['+15035550123', true],
  ['+10005550123', false],
  ['+9991234567', false],
])('problemsOf accepts an address with the phone number %s: %s', (phone, fits) => {
  expect(problemsOf({ ...thaiAddress, phone })).toEqual(
    fits ? [] : [{ code: 'PHONE_INVALID', field: 'phone' }],
  )
})

test('problemsOf returns all reasons in the order of the fields in the address form', () => {
  const { ward: _, ...rest } = thaiAddress
  expect(problemsOf({ ...rest, postcode: '1', phone: '+661234567' })).toEqual([
    { code: 'REQUIRED', field: 'ward' },
    { code: 'FORMAT', field: 'postcode' },
    { code: 'PHONE_INVALID', field: 'phone' },
  ])
})

test('storedParts normalizes whitespace and drops parts that the country does not use', () => {
  const address = { ...right.US, ...base, countryCode: 'US', ward: 'Left over', line2: '', district: 'x' }
  expect(storedParts({ ...address, recipient: '  Rose \n Miller ' })).toEqual({
    recipient: 'Rose Miller',
    phone: '+66812345678',
    countryCode: 'US',
    line1: '1 Canary Road',
    line2: null,
    ward: null,
    district: null,
    city: 'Portland',
    province: 'OR',
    postcode: '97205-1234',
  })
})

test('addressForm returns labels in the given language', () => {
  const labels = (language: 'en' | 'th' | 'id' | 'vn') =>
    Object.fromEntries(addressForm('TH', language).parts.map(({ name, label }) => [name, label]))
  expect(labels('th')).toMatchObject({ ward: 'แขวง/ตำบล', postcode: 'รหัสไปรษณีย์' })
  expect(labels('en')).toMatchObject({ city: 'District' })
})

test.each(['constructor', '__proto__', 'XX'])(
  'addressFormOf returns the general form for the unknown country %s',
  (country) => {
    expect(addressFormOf(country)).toEqual(addressFormOf('FR'))
  },
)
