import { expect, test } from 'vitest'
import { isEmail, toEmail } from './email.ts'

const addresses = ['mali@example.com', ' mali@example.com ', 'a.b+c@sub.example.co.th', 'mali@ตัวอย่าง.ไทย']
const nonAddresses = [
  '',
  '@',
  'mali',
  'mali@',
  '@example.com',
  'mali@example',
  'mali@example.',
  'mali@.com',
  'a b@example.com',
  // Ambiguous addresses. Email programs may deliver them to another mailbox than the text suggests, or deliver several
  // of them to one mailbox.
  'f0<mali@example.com>',
  'mali(1)@example.com',
  'mali,rose@example.com',
  'มะลิ@example.com',
  'mali..@a.com',
  'mali@[127.0.0.1]',
  'mali@127.0.0.1',
  'mali@example.com.',
  'mali@-example.com',
  'mali@exa／mple.com',
  'mali@@example.com',
  'mali@exam ple.com',
  '+66812345678',
  `${'a'.repeat(65)}@example.com`,
]

test.each(addresses)(
  'isEmail accepts the email address "%s" (section 5 of the specification)',
  async (text) => {
    expect(await isEmail(text)).toBe(true)
  },
)

test.each(nonAddresses)('isEmail rejects the text "%s" (section 5 of the specification)', async (text) => {
  expect(await isEmail(text)).toBe(false)
})

test.each([
  [' Mali@Bücher.Example ', 'Mali@xn--bcher-kva.example'],
  ['mali@ｅｘａｍｐｌｅ。com', 'mali@example.com'],
  ['f0<mali@bücher.example>', 'f0<mali@bücher.example>'],
  ['mali@example.com/path', 'mali@example.com/path'],
  ['+66 81 234 5678', '+66 81 234 5678'],
])('toEmail normalizes "%s" to "%s"', (typed, address) => {
  expect(toEmail(typed)).toBe(address)
})
