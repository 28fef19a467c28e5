// Tests every formatter in the four languages.
import { sentenceStart } from './sentenceStart.ts'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { languages, locales } from '#shared/languages.ts'
import { addressLines } from './address.ts'
import {
  dateAt,
  datePartOrder,
  dateText,
  dayText,
  endFormat,
  hourAt,
  instantText,
  monthNames,
  monthText,
  relativeDays,
  timeText,
} from './dates.ts'
import { moneyFormat } from './money.ts'

const intls = locales.map((locale) => createIntl({ locale: languages[locale].tag }))
/**
 * Returns the result of a format function in English, Indonesian, Thai and Vietnamese, with normal instead of
 * non-breaking spaces.
 */
const inAll = (format: (intl: (typeof intls)[number]) => string) =>
  intls.map((intl) => format(intl).replace(/[\u00a0\u202f]/g, ' '))

const instant = '2026-11-21T02:59:42.000Z'

test('dates are formatted in the member’s language, Thai years in the Buddhist calendar', () => {
  expect(inAll((intl) => dateText(intl, '2026-11-21'))).toEqual([
    'November 21, 2026',
    '21 November 2026',
    '21 พฤศจิกายน 2569',
    '21 tháng 11 năm 2026',
  ])
  expect(inAll((intl) => dayText(intl, '2026-11-21'))).toEqual([
    'Saturday, November 21',
    'Sabtu, 21 November',
    'วันเสาร์ที่ 21 พฤศจิกายน',
    'Thứ Bảy, 21 tháng 11',
  ])
  expect(inAll((intl) => monthText(intl, '2026-11'))).toEqual([
    'November 2026',
    'November 2026',
    'พฤศจิกายน 2569',
    'tháng 11 năm 2026',
  ])
})

test('a line may break before the year of a month, but not between “năm” and its number', () => {
  expect(intls.map((intl) => monthText(intl, '2026-09').split(' '))).toEqual([
    ['September', '2026'],
    ['September', '2026'],
    ['กันยายน', '2569'],
    ['tháng\u00a09', 'năm\u00a02026'],
  ])
})

test('instants are formatted in the member’s time zone', () => {
  expect(inAll((intl) => timeText(intl, instant, 'Asia/Bangkok'))).toEqual([
    '9:59 AM',
    '09.59',
    '09:59',
    '09:59',
  ])
  expect(inAll((intl) => instantText(intl, instant, 'America/Los_Angeles'))[0]).toBe('Nov 20, 2026, 6:59 PM')
  for (const intl of intls) {
    expect(dateAt(intl, instant, 'Asia/Bangkok')).toBe('2026-11-21')
    expect(dateAt(intl, instant, 'America/Los_Angeles')).toBe('2026-11-20')
  }
})

test.each([
  ['the last millisecond of a day', '2026-12-31T16:59:59.999Z', 'December 31, 2026'],
  ['the first instant after a day', '2026-12-31T17:00:00.000Z', 'December 31, 2026'],
  ['an instant in the middle of a day', '2027-03-01T00:00:00.000Z', 'February 28, 2027'],
])('endFormat returns the last whole day without a time: %s', (_, end, text) => {
  expect(inAll((intl) => endFormat(intl)(end, 'Asia/Bangkok'))[0]).toBe(text)
})

test('endFormat returns the last whole day of a period that ends during a day in the given time zone', () => {
  const end = '2026-12-31T16:59:59.999Z'
  expect(inAll((intl) => endFormat(intl)(end, 'America/Los_Angeles', 'medium'))).toEqual([
    'Dec 30, 2026',
    '30 Des 2026',
    '30 ธ.ค. 2569',
    '30 thg 12, 2026',
  ])
})

test('relativeDays formats a near date as a number of days', () => {
  expect(inAll((intl) => relativeDays(intl, '2026-11-22', '2026-11-21'))).toEqual([
    'tomorrow',
    'besok',
    'พรุ่งนี้',
    'Ngày mai',
  ])
  expect(inAll((intl) => relativeDays(intl, '2027-01-01', '2026-12-29'))[0]).toBe('in 3 days')
  expect(inAll((intl) => relativeDays(intl, '2026-02-28', '2026-03-01'))[0]).toBe('yesterday')
})

test('datePartOrder returns the order of day, month and year in the language', () => {
  expect(intls.map((intl) => datePartOrder(intl).join())).toEqual([
    'month,day,year',
    'day,month,year',
    'day,month,year',
    'day,month,year',
  ])
  expect(inAll((intl) => monthNames(intl)[4] ?? '')).toEqual(['May', 'Mei', 'พฤษภาคม', 'Tháng 5'])
})

test('hourAt returns the same hour in every language, and 0 at midnight', () => {
  const hoursIn = (timeZone: string) => intls.map((intl) => hourAt(intl, Date.parse(instant), timeZone))
  expect(hoursIn('Asia/Bangkok')).toEqual([9, 9, 9, 9])
  expect(hoursIn('America/Los_Angeles')).toEqual([18, 18, 18, 18])
  expect(hoursIn('Etc/GMT+2')).toEqual([0, 0, 0, 0])
})

test('moneyFormat shows the number of decimals that people use for the currency', () => {
  expect(inAll((intl) => moneyFormat(intl)(459_000, 'THB'))).toEqual([
    '฿4,590.00',
    '฿4.590,00',
    '฿4,590.00',
    '4.590,00 ฿',
  ])
  expect(inAll((intl) => moneyFormat(intl)(65_000_000, 'IDR'))[1]).toBe('Rp 650.000')
  expect(inAll((intl) => moneyFormat(intl)(429_000, 'VND'))[3]).toBe('429.000 ₫')
  expect(inAll((intl) => moneyFormat(intl)(1_905, 'USD'))[0]).toBe('$19.05')
  expect(inAll((intl) => moneyFormat(intl)(10_000, 'THB', 'round'))[2]).toBe('฿100')
  expect(inAll((intl) => moneyFormat(intl)(1_905, 'USD', 'round'))[0]).toBe('$19.05')
  expect(inAll((intl) => moneyFormat(intl)(1_000_000_000_000, 'KWD'))[0]).toContain('1,000,000,000.000')
})

test('addressLines uses the address format of the country', () => {
  const [english, , thai] = intls
  if (!english || !thai) throw new Error('Two languages are missing.')
  const street = { line1: '12/4 Si Lom Road', line2: 'Third floor' }
  const bangkok = { ...street, countryCode: 'TH', ward: 'Si Lom', city: 'Bang Rak', provinceName: 'Bangkok' }
  expect(addressLines(english, { ...bangkok, postcode: '10500' })).toEqual([
    '12/4 Si Lom Road',
    'Third floor',
    'Si Lom, Bang Rak',
    'Bangkok 10500',
    'Thailand',
  ])
  expect(addressLines(thai, { countryCode: 'TH', line1: 'ถนนสีลม' })).toEqual(['ถนนสีลม', 'ไทย'])
  expect(addressLines(thai, { countryCode: 'TH', line1: '12/4', ward: 'แขวงสีลม', city: 'เขตบางรัก' })[1]).toBe(
    'แขวงสีลม เขตบางรัก',
  )
  const line1 = 'Jl. Melati 5'
  const portland = { line1: '9 Oak St', city: 'Portland', provinceName: 'Oregon', postcode: '97205' }
  expect(addressLines(english, { countryCode: 'US', ...portland }).slice(1)).toEqual([
    'Portland, Oregon 97205',
    'United States',
  ])
  const jakarta = {
    line1,
    ward: 'Gambir',
    district: 'Gambir',
    city: 'Jakarta Pusat',
    provinceName: 'DKI Jakarta',
  }
  expect(addressLines(english, { countryCode: 'ID', ...jakarta, postcode: '10110' }).slice(1, 3)).toEqual([
    'Gambir, Gambir',
    'Jakarta Pusat, DKI Jakarta 10110',
  ])
  expect(
    addressLines(english, { countryCode: 'VN', line1, ward: 'Bến Thành', provinceName: 'Hồ Chí Minh' })[1],
  ).toBe('Bến Thành, Hồ Chí Minh')
  expect(addressLines(english, { countryCode: 'DE', line1, city: 'Bonn', postcode: '53111' })).toEqual([
    line1,
    'Bonn 53111',
    'Germany',
  ])
})

test('a month at the start of a text has a capital letter in Vietnamese', () => {
  expect(inAll((intl) => sentenceStart(monthText(intl, '2026-11')))[3]).toBe('Tháng 11 năm 2026')
})
