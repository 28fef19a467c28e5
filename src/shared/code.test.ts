import { objectOf } from './unknown.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listFiles } from '#tests/support/listFiles.ts'
import { readCode } from './code.ts'

describe('readCode', () => {
  test.each([
    ['', ''],
    ['12', '12'],
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['123–456', '123456'],
    ['12 34 56', '123456'],
    [' 123456\n', '123456'],
    ['๑๒๓๔๕๖', '123456'],
    ['๑๒๓ ๔๕๖', '123456'],
    ['１２３４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
  ])('readCode finds in the text %j the code %j and marks it as certain', (typed, digits) => {
    expect(readCode(typed)).toEqual({ digits, isCertain: true })
  })

  test.each([
    ['Your sign-in code: 204816\n204816 is your code to sign in. Call 02 123 4567 or 1234567.', '204816'],
    ['Code from Bank: 111111. Members Hub: 204 816 is your code to sign in', '204816'],
    ['987654 is your Facebook code. Your sign-in code: 204816', '204816'],
    ['Your code is 204816. Order 111111.', '204816'],
    ['๒๐๔๘๑๖ คือรหัสเข้าสู่ระบบของคุณ โทร 02-123-4567', '204816'],
  ])('readCode prefers the six digits next to the hub’s wording in %j', (typed, digits) => {
    expect(readCode(typed)).toEqual({ digits, isCertain: true })
  })

  test.each([
    ['G-204816 is the number of your ticket', '204816'],
    ['Use 204816 before 5 pm', '204816'],
  ])('readCode finds a code in %j but does not mark it as certain', (typed, digits) => {
    expect(readCode(typed)).toEqual({ digits, isCertain: false })
  })

  test.each([
    '1234567',
    '12345678901',
    'call 081-234-5678',
    '111111 or 222222',
    '111111 is your code to sign in. 222222 is your code to sign in.',
    'hello',
    '12 a',
    '2026-11-28 10:15',
  ])('readCode finds no code in %j', (typed) => expect(readCode(typed)).toBeUndefined())
})

const messages = listFiles('locales/mails/*.json', 4).flatMap((file) => {
  const texts = Object.entries(objectOf(JSON.parse(readFileSync(file, 'utf8'))))
  return texts.flatMap(([id, text]): [string, string, string][] =>
    String(text).includes('{code}') ? [[file, id, String(text)]] : [],
  )
})

test('the email message files contain at least 48 texts with a code', () =>
  expect(messages.length).toBeGreaterThanOrEqual(48))

test.each(messages)(
  'readCode marks the code in the message of file %s with the id %s as certain',
  (_file, _id, text) => {
    const pasted = `${text.replaceAll('{code}', '204816')}\n654321`
    expect(readCode(pasted)).toEqual({ digits: '204816', isCertain: true })
  },
)
