// Tests names of products in the language of the reader.
import { expect, test } from 'vitest'
import { unbroken } from '../locale/unbroken.ts'
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
  { language: 'en', variant: 'คู่', currency: 'THB', expected: { text: 'Pair' } },
  { language: 'en', variant: '60 ใบ', currency: 'THB', expected: { text: '60 bags' } },
  { language: 'th', variant: '60 cái', currency: 'VND', expected: { text: '60 ชิ้น' } },
  { language: 'id', variant: 'เทา / XL', currency: 'THB', expected: { text: unbroken('Abu-abu / XL') } },
  { language: 'vn', variant: '240 ml', currency: 'USD', expected: { text: '240 ml' } },
  { language: 'en', variant: 'ลายพิเศษ', currency: 'THB', expected: { text: 'ลายพิเศษ', lang: 'th-TH' } },
  { language: 'en', variant: 'เทา / ลาย', currency: 'THB', expected: { text: 'เทา / ลาย', lang: 'th-TH' } },
  { language: 'th', variant: 'ลายพิเศษ', currency: 'THB', expected: { text: 'ลายพิเศษ' } },
  { language: 'en', variant: 'Sonderform', currency: 'EUR', expected: { text: 'Sonderform' } },
] as const)(
  'shopVariantIn in $language translates $variant of an order in $currency, or marks its language',
  ({ language, variant, currency, expected }) => {
    expect(shopVariantIn(language, variant, currency)).toEqual(expected)
  },
)

test('shopNameIn marks the language of a name only if the catalog does not contain it', () => {
  expect(shopNameIn('en', 'Túi trữ sữa', 'VND')).toEqual({ text: 'Milk storage bags' })
  expect(shopNameIn('en', 'Khăn quà tặng', 'VND')).toEqual({ text: 'Khăn quà tặng', lang: 'vi-VN' })
})
