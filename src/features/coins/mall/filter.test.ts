// Tests the query parameters of the coin shop, and the selection of its products.
import { expect, test } from 'vitest'
import type { MallProduct } from '#generated/schema.d.ts'
import { filterOf, hidesProducts, shelvesOf } from './filter.ts'
import { mallSearch } from './search.ts'

const product: MallProduct = {
  id: 'thing',
  category: 'home',
  name: 'Thing',
  text: '',
  picture: '/thing.svg',
  price: 10,
  remaining: 1,
  delivery: 'parcel',
  regions: [],
  fromLevel: 1,
  opensAt: null,
  closesAt: null,
  perMember: 1,
  redeemed: 0,
  saving: null,
  wished: false,
  eligibility: { ok: true, reasons: [] },
}
const missing = (coins: number) => ({
  saving: { coins, days: 1 },
  eligibility: { ok: false, reasons: [{ code: 'NOT_ENOUGH_COINS' }] },
})
const dear = { ...product, id: 'dear', ...missing(50) }
const near = { ...product, id: 'near', ...missing(5) }
const soldOut = { ...product, id: 'gone', eligibility: { ok: false, reasons: [{ code: 'SOLD_OUT' }] } }
const highLevel = {
  ...product,
  id: 'high',
  eligibility: { ok: false, reasons: [{ code: 'FROM_LEVEL_3' }, { code: 'NOT_ENOUGH_COINS' }] },
}
const all = [product, near, dear, soldOut]

test('mallSearch keeps valid query parameters and drops other parameters', () => {
  const search = { category: 'baby', product: 'cotton-hat', step: 'summary', address: 'a-1' }
  expect(mallSearch({ ...search, mine: 1, redemption: '<script>', other: 2 })).toEqual(search)
  expect(mallSearch({ category: 'all', step: 'pay', product: '' })).toEqual({})
})

test('mallSearch keeps the filter, and drops invalid prices and orders', () => {
  const filter = { category: 'baby', sort: 'newest', minPrice: 100, maxPrice: 300, available: true }
  expect(mallSearch({ ...filter, minPrice: '100' })).toEqual(filter)
  expect(mallSearch({ sort: 'cheap', minPrice: '1e3', maxPrice: -1, available: 'yes' })).toEqual({})
})

test('hidesProducts is true for filters, and false for the order', () => {
  expect(hidesProducts(filterOf({ sort: 'newest', product: 'cotton-hat' }))).toBe(false)
  expect(hidesProducts(filterOf({ maxPrice: 0 }))).toBe(true)
})

test('shelvesOf separates affordable, locked and unavailable products and keeps their order', () => {
  const { now, later, unavailable } = shelvesOf([...all, highLevel])
  expect(now.map(({ id }) => id)).toEqual(['thing'])
  expect(later.map(({ id }) => id)).toEqual(['near', 'dear', 'high'])
  expect(unavailable.map(({ id }) => id)).toEqual(['gone'])
})

test('shelvesOf counts a product that lacks coins and is sold out as unavailable', () => {
  const reasons = [{ code: 'SOLD_OUT' }, { code: 'NOT_ENOUGH_COINS' }]
  const { later, unavailable } = shelvesOf([{ ...dear, eligibility: { ok: false, reasons } }])
  expect(later).toEqual([])
  expect(unavailable).toHaveLength(1)
})
