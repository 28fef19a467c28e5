// Tests normalized addresses (households) in the four countries to which gifts are sent. All spellings of an address
// result in the same household, and addresses of neighbors result in different households.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoredAddress } from '../addresses/index.ts'
import { householdOf } from './household.ts'

const person = {
  id: '1',
  isDefault: true,
  recipient: 'Mali',
  phone: '+66812345678',
}
const homes = {
  TH: {
    countryCode: 'TH',
    province: '10',
    city: 'Bang Rak',
    ward: 'Si Lom',
    postcode: '10500',
  },
  ID: {
    countryCode: 'ID',
    province: 'JK',
    city: 'Jakarta Selatan',
    district: 'Setiabudi',
    ward: 'Karet',
    postcode: '12920',
  },
  VN: { countryCode: 'VN', province: 'SG', ward: 'Bến Nghé' },
  US: { countryCode: 'US', province: 'CA', city: 'Oakland', postcode: '94607' },
} as const

type Country = keyof typeof homes
const at = (country: Country, line1: string, rest: Partial<StoredAddress> = {}) =>
  householdOf({ ...person, ...homes[country], line1, ...rest })

/** Lists of address lines; all lines in a list refer to the same flat or house. */
const spellings: [Country, string[]][] = [
  [
    'TH',
    [
      '7 Alias Road',
      '7 alias rd.',
      '7  ALIAS  Rd',
      '７ Alias Road',
      '๗ Alias Road',
      'Alias Road 7',
      'No. 7 Alias Rd',
    ],
  ],
  ['TH', ['7 Alias Road, Si Lom, Bang Rak, Bangkok 10500', '7 Alias Road, Thailand', '7 Alias Rd']],
  [
    'TH',
    [
      'Flat 2, 7 Alias Road',
      '7 Alias Road, Flat 2',
      '7 Alias Rd #2',
      '7 Alias Road Apt. 2',
      'Unit No. 2, 7 alias road',
      '7 Alias Road, 2',
    ],
  ],
  ['TH', ['99/1 ถ.สุขุมวิท', '99/1 ถนนสุขุมวิท', '๙๙/๑ ถนน สุขุมวิท', 'บ้านเลขที่ 99/1 ถ. สุขุมวิท', '99-1 สุขุมวิท']],
  ['TH', ['12 ม.4 ต.ปากน้ำ', '12 หมู่ 4 ตำบลปากน้ำ', '12 หมู่ที่ ๔ ต. ปากน้ำ']],
  ['TH', ['5 Sukhumvit Soi 55', '5 Soi Sukhumvit 55', '5 Sukhumvit Road, Soi 55']],
  [
    'ID',
    [
      'Jl. Melati No. 7 RT 03/RW 07',
      'Jalan Melati 7, RT.03/07',
      'jln melati nomor 7 rt 3 rw 7',
      'Melati No 7 RT 03 RW 07',
    ],
  ],
  ['ID', ['Gg. Kelinci 3 No. 5', 'Gang Kelinci 3 no 5', 'No. 5 Gang Kelinci 3']],
  [
    'VN',
    [
      '7 Nguyễn Huệ',
      '7 Nguyen Hue',
      'Số 7 đường Nguyễn Huệ',
      '7 Đ. Nguyễn Huệ',
      'số nhà 7, Nguyễn Huệ, P. Bến Nghé',
    ],
  ],
  ['VN', ['7 Nguyễn Huệ, căn hộ 2', 'Phòng 2, 7 Nguyễn Huệ', '7 Nguyen Hue #2']],
  ['US', ['5 12th Street, Apt 2B', '5 12th St #2b', 'Unit 2-B, 5 12th St.', '5 12TH ST APARTMENT 2 B']],
  ['US', ['120 North Main Avenue, 3rd Floor', '120 N Main Ave Fl 3', 'Floor 3, 120 N. Main Ave.']],
]

/** Lists of address lines; all lines in a list refer to different flats or houses. */
const neighbors: [Country, string[]][] = [
  [
    'TH',
    [
      '7 Alias Road',
      '9 Alias Road',
      '71 Alias Road',
      '7/1 Alias Road',
      'Flat 1, 7 Alias Road',
      'Flat 2, 7 Alias Road',
      '7 Other Road',
      '7 Alias Lane',
      '7 Alias Road Floor 2',
    ],
  ],
  [
    'TH',
    [
      '99/1 ถ.สุขุมวิท',
      '99/1 ซ.สุขุมวิท',
      '99/1 สุขุมวิท ซอย 2',
      '991 ถ.สุขุมวิท',
      '99/1 ถ.สีลม',
      '12 ม.4',
      '12 ม.5',
      '4 ม.12',
    ],
  ],
  ['TH', ['บ้านป่า 1', 'บานปา 1']],
  [
    'ID',
    [
      'Gang Kelinci 3 No. 5',
      'Gang Kelinci 5 No. 3',
      'Jl. Kelinci No. 5',
      'Jl. Kelinci No. 5 Blok A',
      'Jl. Kelinci No. 5 Blok B',
      'Jl. Melati 7 RT 3 RW 7',
      'Jl. Melati 7 RT 7 RW 3',
    ],
  ],
  [
    'VN',
    [
      '7 Nguyễn Huệ',
      '7/3 Nguyễn Huệ',
      'Hẻm 7 Nguyễn Huệ số 3',
      'Hẻm 3 Nguyễn Huệ số 7',
      '7 Nguyễn Huệ, căn hộ P',
      '7 Nguyễn Huệ, căn hộ Q',
      '7 Nguyễn Huệ, căn hộ D',
    ],
  ],
  [
    'US',
    [
      '5 12th Street',
      '12 5th Street',
      '5 12th Avenue',
      '5 East 12th Street',
      '5 West 12th Street',
      '5 12th Street Apt A',
      '5 12th Street Apt D',
      '5 12th St Apt B2',
      '5 12th St Apt B3',
    ],
  ],
]

describe('spellings of one household', () => {
  test.each(spellings)('householdOf in %s returns the same household for all of %j', (country, lines) => {
    const doors = lines.map((line) => at(country, line))
    expect(doors).toEqual(lines.map(() => doors[0]))
  })

  test('householdOf ignores the recipient and the line breaks of an address', () => {
    const household = at('TH', '12/4 Nimman Rd., Flat B', { line2: '' })
    expect(at('TH', '12-4 NIMMAN  RD', { line2: '(Flat b)', recipient: 'Somebody' })).toEqual(household)
    expect(at('TH', '１２/４ Nimmán rd', { line2: 'B', city: 'Bangrak' })).toEqual(household)
  })

  test('in Vietnam, householdOf ignores the postal code and the word for ward', () => {
    const household = at('VN', '7 Nguyễn Huệ')
    expect(at('VN', '7 Nguyễn Huệ', { postcode: '700000' })).toEqual(household)
    expect(at('VN', '7 Nguyễn Huệ', { ward: 'Phường Ben Nghe' })).toEqual(household)
  })

  test('in the US, householdOf ignores the extension of a ZIP code', () => {
    expect(at('US', '5 12th Street', { postcode: '94607-1234' })).toEqual(at('US', '5 12th Street'))
  })
})

describe('neighbors', () => {
  test.each(neighbors)(
    'householdOf in %s returns a different door (address with the flat) for each of %j',
    (country, lines) => {
      expect(new Set(lines.map((line) => at(country, line).door)).size).toBe(lines.length)
    },
  )

  test('householdOf returns different households for different postal codes, wards or countries', () => {
    const household = at('TH', '7 Alias Road')
    expect(at('TH', '7 Alias Road', { postcode: '10110' })).not.toEqual(household)
    expect(at('VN', '7 Nguyễn Huệ', { ward: 'Sài Gòn' })).not.toEqual(at('VN', '7 Nguyễn Huệ'))
    expect(at('US', '7 Alias Road')).not.toEqual(household)
  })

  test('householdOf returns the same building but different doors for the flats of one house', () => {
    const flats = ['7 Alias Road', '7 Alias Road Flat 1', 'Flat 2, 7 alias rd.'].map((line) => at('TH', line))
    expect(new Set(flats.map(({ building }) => building)).size).toBe(1)
    expect(new Set(flats.map(({ door }) => door)).size).toBe(3)
  })
})

test('householdOf ignores case, spaces and punctuation between words', () => {
  const word = fc.constantFrom(
    'Alias',
    'Road',
    'Nimman',
    '7',
    '12/4',
    'ถนน',
    'สีลม',
    'Melati',
    'Nguyễn',
    'Huệ',
    'Flat',
    'B',
  )
  const gap = fc.constantFrom(' ', '  ', '. ', ' . ', '\u3000')
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 8 }),
      gap,
      fc.constantFrom<Country>('TH', 'ID', 'US'),
      (words, between, country) => {
        expect(at(country, words.join(between).toUpperCase())).toEqual(at(country, words.join(' ')))
      },
    ),
  )
})
