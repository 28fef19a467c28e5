// Tests names of products in the language of the reader.
import { expect, test } from 'vitest'
import { productNameIn, shopNameIn, shopVariantIn } from './productNames.ts'

test.each([
  ['en', 'เครื่องปั๊มนมแบบสวม Air One', 'Air One wearable pump'],
  ['vn', 'Milk storage bags', 'Túi trữ sữa'],
  ['id', '  milk  STORAGE bags', 'Kantong penyimpan ASI'],
  ['th', 'Breast pump', 'เครื่องปั๊มนม'],
  ['en', 'ของที่ไม่มีในแคตตาล็อก', 'ของที่ไม่มีในแคตตาล็อก'],
] as const)('in the language %s the product “%s” is named “%s”', (language, name, expected) => {
  expect(productNameIn(language, name)).toBe(expected)
})

test.each([
  ['en', 'คู่', 'THB', { text: 'Pair' }],
  ['en', '60 ใบ', 'THB', { text: '60 bags' }],
  ['th', '60 cái', 'VND', { text: '60 ชิ้น' }],
  ['id', 'เทา / XL', 'THB', { text: 'Abu-abu / XL' }],
  ['vn', '240 ml', 'USD', { text: '240 ml' }],
  ['en', 'ลายพิเศษ', 'THB', { text: 'ลายพิเศษ', lang: 'th-TH' }],
  ['en', 'เทา / ลายพิเศษ', 'THB', { text: 'เทา / ลายพิเศษ', lang: 'th-TH' }],
  ['th', 'ลายพิเศษ', 'THB', { text: 'ลายพิเศษ' }],
  ['en', 'Sonderform', 'EUR', { text: 'Sonderform' }],
] as const)(
  'shopVariantIn in %s translates %s of an order in %s, or marks its language',
  (language, variant, currency, expected) => {
    expect(shopVariantIn(language, variant, currency)).toEqual(expected)
  },
)

test('shopNameIn marks the language of a name only if the catalog does not contain it', () => {
  expect(shopNameIn('en', 'Túi trữ sữa', 'VND')).toEqual({ text: 'Milk storage bags' })
  expect(shopNameIn('en', 'Khăn quà tặng', 'VND')).toEqual({ text: 'Khăn quà tặng', lang: 'vi-VN' })
})
