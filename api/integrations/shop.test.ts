// Tests links into the shop: the content of a Multipass token, and the restriction to URLs on the shop's origin.
import { createDecipheriv, createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../process/config.ts'
import { openMultipass, openShop, type Customer } from './shop.ts'

const secret = 'a-multipass-secret'
const now = new Date('2026-11-21T03:00:00.000Z')
const mali: Customer = { id: 'member-1', email: 'mali@example.com', firstName: 'มะลิ', lastName: null }
const shop = openMultipass('https://shop.example.com/', secret)
const pass = (customer = mali) => shop.pass(customer, new URL('https://shop.example.com/cart?a=1'), now)

/** Decrypts a Multipass token as Shopify's documentation describes. */
function read(url: string): unknown {
  const token = Buffer.from(url.split('/').at(-1) ?? '', 'base64url')
  const keys = createHash('sha256').update(secret).digest()
  const [sealed, signature] = [token.subarray(0, -32), token.subarray(-32)]
  expect(createHmac('sha256', keys.subarray(16)).update(sealed).digest().equals(signature)).toBe(true)
  const decipher = createDecipheriv('aes-128-cbc', keys.subarray(0, 16), sealed.subarray(0, 16))
  return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(16)), decipher.final()]).toString())
}

describe('Multipass', () => {
  test('a Multipass token contains the customer, the time and the return URL', () => {
    expect(pass()).toMatch(/^https:\/\/shop\.example\.com\/account\/login\/multipass\/[\w-]+={0,2}$/)
    expect(read(pass())).toEqual({
      email: 'mali@example.com',
      created_at: '2026-11-21T03:00:00.000Z',
      identifier: 'member-1',
      first_name: 'มะลิ',
      return_to: 'https://shop.example.com/cart?a=1',
    })
    expect(read(pass({ ...mali, lastName: 'Srisuk' }))).toMatchObject({ last_name: 'Srisuk' })
  })

  test('two Multipass tokens for the same customer differ', () => {
    expect(pass()).not.toBe(pass())
  })
})

test('shop links lead to the home page if no shop is configured', () => {
  const { origin, pass: none, visit } = openShop(readConfig({ HUB_URL: 'https://hub.example.com' }))
  expect(none(mali, new URL('/cart', origin), now)).toBe('https://hub.example.com/')
  expect(visit(new URL('/cart', origin))).toBe('https://hub.example.com/')
})

test('shop links lead to the sample shop in development mode', () => {
  const { origin, pass: sample } = openShop(readConfig({ STAND_INS: 'on' }))
  expect(origin).toBe('http://localhost:3000')
  expect(sample(mali, new URL('/', origin), now)).toBe('http://localhost:3000/sample-shop')
  expect(sample(mali, new URL('/cart?a=1', origin), now)).toBe(
    'http://localhost:3000/sample-shop?return_to=%2Fcart%3Fa%3D1',
  )
})
