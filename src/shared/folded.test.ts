import { expect, test } from 'vitest'
import { folded, searchWords } from './folded.ts'

test.each([
  ['Sữa MẸ', 'sua me'],
  ['Đèn ngủ', 'den ngu'],
  ['Café', 'cafe'],
  ['ผ้าอ้อม', 'ผาออม'],
  ['check-\u2060in', 'check-in'],
])('folded(%j) is %j', (text, result) => {
  expect(folded(text)).toBe(result)
})

test('folded keeps Thai vowels, so that milk and soft are different words', () => {
  expect(folded('นุ่ม')).not.toBe(folded('นม'))
})

test('searchWords splits at any white space and ignores empty words', () => {
  expect(searchWords('  Sữa\u00a0mẹ  ')).toEqual(['sua', 'me'])
  expect(searchWords('  ')).toEqual([])
})
