// Tests the query parameters of the coin shop, and the selection of its products.
import { expect, test } from 'vitest'
import type { MallProduct } from '#generated/schema.d.ts'
import { mallSearch, shelvesOf } from './search.ts'

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
const toy: MallProduct = { ...product, id: 'toy', category: 'baby' }
const all = [soldOut, product, dear, near, toy]

test('mallSearch keeps valid query parameters and drops other parameters', () => {
  const search = { category: 'baby', product: 'cotton-hat', step: 'summary', address: 'a-1' }
  expect(mallSearch({ ...search, mine: 1, redemption: '<script>', other: 2 })).toEqual(search)
  expect(mallSearch({ category: 'all', step: 'pay', product: '' })).toEqual({})
})

test('shelvesOf separates affordable from other products; the others are sorted by missing coins, unavailable products last', () => {
  const idsOf = ({ now, later }: ReturnType<typeof shelvesOf>) =>
    [now, later].map((shelf) => shelf.map(({ id }) => id))
  expect(idsOf(shelvesOf(all, {}))).toEqual([
    ['thing', 'toy'],
    ['near', 'dear', 'gone'],
  ])
  expect(idsOf(shelvesOf(all, { category: 'baby' }))).toEqual([['toy'], []])
})
