import { expect, test } from 'vitest'
import { foldText, matchingOptions } from './search.ts'

const labels = (query: string) => matchingOptions(options, query).map(({ label }) => label)
const options = [
  { label: 'Bà Rịa – Vũng Tàu' },
  { label: 'Đà Nẵng' },
  { label: 'Indonesia', words: '+62' },
  { label: 'เชียงใหม่' },
  { label: 'Vĩnh Long' },
]

test('the search ignores accents and case, but distinguishes Thai marks', () => {
  expect(foldText('  Đà NẴNG ')).toBe('da nang')
  expect(labels('da nang')).toEqual(['Đà Nẵng'])
  expect(labels('เชียง')).toEqual(['เชียงใหม่'])
  expect(labels('เชยง')).toEqual([])
})

test('matchingOptions lists options with a matching prefix before other matches', () => {
  expect(labels('v')).toEqual(['Vĩnh Long', 'Bà Rịa – Vũng Tàu'])
  expect(labels('ng')).toHaveLength(3)
})

test('matchingOptions also searches additional words, and returns all options for an empty query', () => {
  expect(labels('+62')).toEqual(['Indonesia'])
  expect(labels(' ')).toHaveLength(options.length)
})
