import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

const addresses = ['mali@example.com', ' mali@example.com ', 'a.b+c@sub.example.co.th', 'มะลิ@ตัวอย่าง.ไทย']
const others = [
  ...[
    '',
    '@',
    'mali',
    'mali@',
    '@example.com',
    'mali@example',
    'mali@example.',
    'mali@.com',
    'a b@example.com',
  ],
  ...['mali@@example.com', 'mali@exam ple.com', '+66812345678', `${'a'.repeat(65)}@example.com`],
]

test.each(addresses)('a generic e-mail pattern check takes "%s" (section 5)', async (text) => {
  expect(await isEmail(text)).toBe(true)
})

test.each(others)('a generic e-mail pattern check refuses "%s" (section 5)', async (text) => {
  expect(await isEmail(text)).toBe(false)
})
