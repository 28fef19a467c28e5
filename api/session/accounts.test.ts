// Tests how the hub parses and masks email addresses and phone numbers, and which data the sign-in page receives before
// the sign-in.
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { dataOf } from '#tests/support/members.ts'
import { masked } from './accounts.ts'

const api = await testApi()

const check = (account: string, countryCode?: string, country: string | null = null) =>
  api.call('checkUserAccount', { body: { account, countryCode }, caller: { country } })

describe('checkUserAccount', () => {
  test.each([
    {
      typed: 'Mali@Example.com',
      countryCode: undefined,
      account: 'mali@example.com',
      kind: 'email',
      of: null,
    },
    { typed: ' mali@example.com ', countryCode: 'TH', account: 'mali@example.com', kind: 'email', of: null },
    {
      typed: 'Mali@Bücher.Example',
      countryCode: undefined,
      account: 'mali@xn--bcher-kva.example',
      kind: 'email',
      of: null,
    },
    {
      typed: 'mali@ｅｘａｍｐｌｅ。com',
      countryCode: undefined,
      account: 'mali@example.com',
      kind: 'email',
      of: null,
    },
    {
      typed: '+66812345678@x.example',
      countryCode: 'TH',
      account: '+66812345678@x.example',
      kind: 'email',
      of: null,
    },
    { typed: '081 234 5678', countryCode: 'TH', account: '+66812345678', kind: 'phone', of: 'TH' },
    { typed: '+66 81 234 5678', countryCode: undefined, account: '+66812345678', kind: 'phone', of: 'TH' },
    { typed: '+66 81 234 5678', countryCode: 'US', account: '+66812345678', kind: 'phone', of: 'TH' },
    { typed: '0812-3456-789', countryCode: 'ID', account: '+628123456789', kind: 'phone', of: 'ID' },
    { typed: '(201) 555-0123', countryCode: 'US', account: '+12015550123', kind: 'phone', of: 'US' },
    { typed: '0912 345 678', countryCode: 'VN', account: '+84912345678', kind: 'phone', of: 'VN' },
    { typed: '０８１２３４５６７８', countryCode: 'TH', account: '+66812345678', kind: 'phone', of: 'TH' },
  ])(
    'checkUserAccount converts the input $typed in country $countryCode to its canonical form',
    async ({ typed, countryCode, account, kind, of }) => {
      expect((await check(typed, countryCode)).data).toEqual({ account, kind, countryCode: of })
    },
  )

  test('checkUserAccount parses a local phone number for the country of the request if the body contains no country', async () => {
    expect((await check('081 234 5678', undefined, 'TH')).data).toMatchObject({ account: '+66812345678' })
    expect((await check('081 234 5678', 'TH', 'US')).data).toMatchObject({ account: '+66812345678' })
  })

  test.each([
    ['a space', ' '],
    ['a name', 'mali'],
    ['an email without a domain', 'mali@'],
    ['an email with a space', 'ma li@example.com'],
    ['an email without a top-level domain', 'mali@example'],
    ['a display name and an email', 'f0<mali@example.com>'],
    ['an email with a comment', 'mali(1)@example.com'],
    ['a comma-separated list', 'mali,rose@example.com'],
    ['an email group', 'f0:mali@example.com;'],
    ['an email in Thai script', 'มะลิ@example.com'],
    ['an email with a Kelvin sign', 'mali@example.com'.replace('l', '\u212a')],
    ['an email whose domain has a path', 'mali@bücher.example/path'],
    ['an email whose domain has a full-width slash', 'mali@bücher.example／path'],
    ['an email at an IP address', 'mali@127.0.0.1'],
    ['two emails', 'mali@example.com, rose@example.com'],
    ['a phone without a country', '081 234 5678'],
    ['a phone that is too short', '+6681234'],
    ['a phone that is too long', '+668123456789012345'],
    ['a landline number', '+6621234567'],
    ['a phone with an unknown country code', '+999123456789'],
    ['a script tag', '<script>alert(1)</script>'],
    ['254 digits', '1'.repeat(254)],
  ])('checkUserAccount rejects a text that is neither an email nor a phone: %s', async (_, typed) => {
    const reply = await check(typed)
    expect(reply.refusal).toBe('ACCOUNT_INVALID')
    expect(reply.data).toEqual({ reasons: [{ code: 'ACCOUNT_INVALID', field: 'account' }] })
  })

  test('checkUserAccount answers 400 if the email or phone is longer than 254 characters', async () => {
    expect((await check('x'.repeat(255))).status).toBe(400)
  })
})

test('loginPreCheck returns the same sign-in methods for all email addresses, and the same methods for all phones', async () => {
  const methods = ['code', 'password']
  expect(await dataOf(api, 'loginPreCheck', { body: { account: 'mali@example.com' } })).toEqual({
    kind: 'email',
    methods,
  })
  expect(await dataOf(api, 'loginPreCheck', { body: { account: '+66812345678' } })).toEqual({
    kind: 'phone',
    methods,
  })
})

test('loginInit returns the sign-in methods and the country from which the request was sent', async () => {
  const offered = {
    methods: ['code', 'password'],
    providers: ['google', 'apple'],
    codeLength: 6,
    codeSeconds: 300,
    resendSeconds: 60,
  }
  expect(await dataOf(api, 'loginInit', { caller: { country: 'TH' } })).toEqual({
    ...offered,
    countryCode: 'TH',
  })
  expect(await dataOf(api, 'loginInit')).toEqual({ ...offered, countryCode: null })
})

test.each([
  ['mali@example.com', 'm•••@example.com'],
  ['m@example.com', 'm•••@example.com'],
  ['🐤bird@example.com', '🐤•••@example.com'],
  ['+66812345678', '+66•••78'],
])('masked converts %s to %s', (account, expected) => {
  expect(masked(account)).toBe(expected)
})
