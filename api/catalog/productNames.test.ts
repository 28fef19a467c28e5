// Tests names of products in the language of the reader.
import { expect, test } from 'vitest'
import { productNameIn } from './productNames.ts'

test.each([
  ['en', 'เครื่องปั๊มนมแบบสวม Air One', 'Air One wearable pump'],
  ['vn', 'Milk storage bags', 'Túi trữ sữa'],
  ['id', '  milk  STORAGE bags', 'Kantong penyimpan ASI'],
  ['th', 'Breast pump', 'เครื่องปั๊มนม'],
  ['en', 'ของที่ไม่มีในแคตตาล็อก', 'ของที่ไม่มีในแคตตาล็อก'],
] as const)('in the language %s the product “%s” is named “%s”', (language, name, expected) => {
  expect(productNameIn(language, name)).toBe(expected)
})
