// Tests which data of a provider is trusted, which URLs of the shop are allowed, and whether a member has a sign-in
// method left.
import { describe, expect, test } from 'vitest'
import { Refused } from '#shared/protocol/refuse.ts'
import { personOf, hasOtherSignIn } from './rules.ts'
import { shopAddress } from '../shop.ts'

const person = (rest: object) =>
  personOf({
    issuer: 'https://issuer.example.com',
    subject: '1',
    email: 'mali@example.com',
    emailVerified: true,
    firstName: null,
    lastName: null,
    ...rest,
  })

test.each([
  ['mali@example.com', true, 'mali@example.com'],
  ['Mali@Example.com', true, 'mali@example.com'],
  ['mali@example.com', false, null],
  [null, true, null],
  ['', true, null],
  ['no address', true, null],
  ['+66812345678', true, null],
  ['mali@example.com\0', true, null],
  [`${'m'.repeat(300)}@example.com`, true, null],
])('personOf converts the email %o with the verified flag %o to %o', (email, emailVerified, expected) => {
  expect(person({ email, emailVerified }).email).toBe(expected)
})

test.each([
  [' Mali ', 'Mali'],
  ['มะลิ', 'มะลิ'],
  ['  ', null],
  [null, null],
  ['🐤'.repeat(60), '🐤'.repeat(60)],
  ['🐤'.repeat(61), null],
  ['\ud800', null],
  ['Ma\0li', 'Mali'],
])('personOf converts the first name %o to %o', (firstName, expected) => {
  expect(person({ firstName }).firstName).toBe(expected)
})

test.each([
  [{ email: 'mali@example.com', phone: null }, 0, true],
  [{ email: null, phone: '+66812345678' }, 0, true],
  [{ email: null, phone: null }, 1, true],
  [{ email: null, phone: null }, 0, false],
])('hasOtherSignIn for %o with %i other connected accounts returns %o', (member, otherCount, expected) => {
  expect(hasOtherSignIn(member, otherCount)).toBe(expected)
})

describe('shopAddress', () => {
  const shop = { origin: 'https://shop.example.com' }

  test.each([
    ['/', 'https://shop.example.com/'],
    ['/cart', 'https://shop.example.com/cart'],
    ['cart?a=1#b', 'https://shop.example.com/cart?a=1#b'],
    ['https://shop.example.com/cart', 'https://shop.example.com/cart'],
    ['HTTPS://SHOP.EXAMPLE.COM/cart', 'https://shop.example.com/cart'],
    ['/../../cart', 'https://shop.example.com/cart'],
    // Browsers treat a URL with the scheme of the page but without slashes, such as `https:cart`, as a path on the same
    // host.
    ['https:evil.example.com', 'https://shop.example.com/evil.example.com'],
  ])('shopAddress accepts %o', (address, expected) => {
    expect(shopAddress(shop, address).href).toBe(expected)
  })

  test.each([
    'https://evil.example.com/',
    '//evil.example.com',
    '/\\evil.example.com',
    '\\\\evil.example.com',
    '/\t/evil.example.com',
    'https://shop.example.com.evil.example.com',
    'https://shop.example.com@evil.example.com',
    'https://mali:secret@shop.example.com',
    'http://shop.example.com/',
    'https://shop.example.com:8443/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://shop.example.com/1',
    'https://',
  ])('shopAddress rejects %o', (address) => {
    expect(() => shopAddress(shop, address)).toThrow(Refused)
  })
})
