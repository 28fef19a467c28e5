import { expect, test } from 'vitest'
import { addressOf, readView } from './view.ts'

test('a view round-trips through its URL', () => {
  for (const search of ['?language=th-TH&theme=night&text=200', '?language=vi-VN&theme=both&width=360'])
    expect(addressOf(readView(search))).toBe(search)
})

test('unknown values of a URL are read as the defaults', () => {
  expect(addressOf(readView('?language=xx&theme=noon&text=1'))).toBe('?language=en-US&theme=day')
})
