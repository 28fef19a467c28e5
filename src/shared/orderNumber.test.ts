// Tests how order numbers are kept on one line, and normalized.
import { expect, test } from 'vitest'
import { plainOrderNumber } from './orderNumber.ts'
import { unbrokenCode } from './unbrokenCode.ts'

test.each([
  ['a number from a notification', 'MC-\u2060204816'],
  ['surrounding blanks', ' MC-204816\n'],
  ['a zero-width space and a byte order mark', '\ufeffMC-\u200b204816'],
])('plainOrderNumber removes invisible characters: %s', (_, typed) => {
  expect(plainOrderNumber(typed)).toBe('MC-204816')
})

test('plainOrderNumber does not change other characters', () => {
  expect(plainOrderNumber('#204 816-ก')).toBe('#204 816-ก')
})

test('unbrokenCode joins all parts of a number, and joins a joined number only once', () => {
  expect(unbrokenCode('TH-198-204').replaceAll('\u2060', '~')).toBe('TH-~198-~204')
  expect(unbrokenCode(unbrokenCode('TH-198204'))).toBe('TH-\u2060198204')
  expect(unbrokenCode('#1042')).toBe('#1042')
})
