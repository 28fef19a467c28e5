import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Mali', 'Srisuk', 'MS'],
  ['mali', null, 'm'],
  ['เมย์', 'ไชยา', 'มช'],
  ['  Ánh', 'Đỗ', 'ÁĐ'],
  ['123', null, ''],
])('initialsOf returns the initials of %s %s as %s', (firstName, lastName, initials) => {
  expect(initialsOf({ firstName, lastName })).toBe(initials)
})
