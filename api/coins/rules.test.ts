// Tests the ineligibility reasons of members who cannot redeem a product.
import { describe, expect, test } from 'vitest'
import { mallProducts, type MallProduct } from '../catalog/mall.ts'
import { admission, affordability } from './rules.ts'

const text = { en: 'x', id: 'x', th: 'x', vn: 'x' }
const product: MallProduct = {
  id: 'thing',
  category: 'home',
  aboutBaby: false,
  price: 100,
  stock: 5,
  perMember: 2,
  regions: ['TH', 'ID'],
  fromLevel: 2,
  opensAt: '2026-11-01T00:00:00Z',
  closesAt: '2026-12-01T00:00:00Z',
  name: text,
  text,
}
const member = { countryCode: 'TH', level: 2 }
const now = new Date('2026-11-21T03:00:00Z')
const enough = { remaining: 1, redeemed: 0, coins: 100 }

const codes = ({ reasons }: { reasons: { code: string }[] }) => reasons.map(({ code }) => code)

test('affordability returns no reasons if the member is eligible, has enough coins, and the product is open and in stock', () => {
  expect(affordability(product, member, { availability: enough, now })).toEqual({ ok: true, reasons: [] })
})

test.each([
  ['another country', { ...member, countryCode: 'VN' }, ['NOT_IN_REGION']],
  ['a level too low', { ...member, level: 1 }, ['FROM_LEVEL_2']],
  ['another country and a level too low', { countryCode: 'US', level: 1 }, ['NOT_IN_REGION', 'FROM_LEVEL_2']],
  ['a higher level', { ...member, level: 4 }, []],
])('admission returns all ineligibility reasons for a member with %s', (_, viewer, expected) => {
  expect(codes(admission(product, viewer, { redeemed: 0, now }))).toEqual(expected)
})

describe('the period in which a product can be redeemed includes its start and excludes its end', () => {
  test.each([
    ['2026-10-31T23:59:59.999Z', ['NOT_OPEN_YET']],
    ['2026-11-01T00:00:00.000Z', []],
    ['2026-11-30T23:59:59.999Z', []],
    ['2026-12-01T00:00:00.000Z', ['ENDED']],
  ])('admission at %s returns the reasons %j', (instant, expected) => {
    expect(codes(admission(product, member, { redeemed: 0, now: new Date(instant) }))).toEqual(expected)
  })

  test('admission always accepts a product that has neither an opening nor a closing time', () => {
    const { opensAt: _, closesAt: __, ...always } = product
    expect(admission(always, member, { redeemed: 0, now: new Date(0) }).ok).toBe(true)
  })
})

test('admission and affordability return the opening date of a product only if NOT_OPEN_YET is the only reason', () => {
  const early = new Date('2026-10-01T00:00:00Z')
  const opens = '2026-11-01T00:00:00.000Z'
  expect(admission(product, member, { redeemed: 0, now: early }).nextDate).toBe(opens)
  expect(admission(product, { ...member, level: 1 }, { redeemed: 0, now: early }).nextDate).toBeUndefined()
  expect(affordability(product, member, { availability: enough, now: early }).nextDate).toBe(opens)
  expect(
    affordability(product, member, { availability: { ...enough, coins: 0 }, now: early }).nextDate,
  ).toBeUndefined()
})

test.each([
  [{ ...enough, redeemed: 1 }, []],
  [{ ...enough, redeemed: 2 }, ['LIMIT_REACHED']],
  [{ ...enough, remaining: 0 }, ['SOLD_OUT']],
  [{ ...enough, coins: 99 }, ['NOT_ENOUGH_COINS']],
  [{ remaining: 0, redeemed: 3, coins: 0 }, ['LIMIT_REACHED', 'SOLD_OUT', 'NOT_ENOUGH_COINS']],
])('affordability returns a reason for each unmet condition: %j', (availability, expected) => {
  expect(codes(affordability(product, member, { availability, now }))).toEqual(expected)
})

test('the catalog contains at least 14 shipped products and five categories', () => {
  const all = [...mallProducts().values()]
  expect(all.filter(({ voucher }) => voucher === undefined).length).toBeGreaterThanOrEqual(14)
  expect(new Set(all.map(({ category }) => category)).size).toBe(5)
  // Checks that each text is different in each of the four languages, and that no name is longer than the contract
  // allows.
  for (const { name, text: words } of all) {
    expect(new Set(Object.values(words)).size).toBe(4)
    for (const sentence of Object.values(name)) expect(sentence.length).toBeLessThanOrEqual(60)
  }
})
