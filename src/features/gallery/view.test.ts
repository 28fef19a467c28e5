import { expect, test } from 'vitest'
import { addressOf, readView } from './view.ts'

test('a gallery view is unchanged after a round trip through its URL', () => {
  for (const search of ['?language=th-TH&theme=night&text=200', '?language=vi-VN&theme=both&width=360'])
    expect(addressOf(readView(search))).toBe(search)
})

test('unknown values in the URL of a gallery view are replaced by the defaults', () => {
  expect(addressOf(readView('?language=xx&theme=noon&text=1'))).toBe('?language=en-US&theme=day')
})
