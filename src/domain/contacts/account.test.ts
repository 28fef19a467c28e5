import { expect, test } from 'vitest'
import { toAccount } from './account.ts'

test.each([
  ['  mali@example.com ', 'EN', 'mali@example.com'],
  ['mali@bücher.example', 'EN', 'mali@xn--bcher-kva.example'],
  ['+66812345678@x.example', 'TH', '+66812345678@x.example'],
  ['081 234 5678', 'TH', '+66812345678'],
  ['+66 81 234 5678', 'EN', '+66812345678'],
  ['0912 345 678', 'VN', '+84912345678'],
  ['0812-3456-7890', 'ID', '+6281234567890'],
  ['(201) 555-0123', 'EN', '+12015550123'],
  ['12', 'EN', '12'],
  ['nobody', 'EN', 'nobody'],
] as const)(
  'toAccount converts the typed text "%s" with the locale %s to "%s"',
  async (typed, locale, account) => {
    expect(await toAccount(typed, locale)).toBe(account)
  },
)
