// Checks that the mall's address keeps what the mall knows, and selects the products shown.
import { expect, test } from 'vitest'
import type { MallProduct } from '../../../../generated/schema.d.ts'
import { mallSearch, productsShown } from './search.ts'

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
const dear = { ...product, id: 'dear', saving: { coins: 5, days: 1 } }
const gone = { ...product, id: 'gone', remaining: 0 }
const high = { ...product, id: 'high', eligibility: { ok: false, reasons: [{ code: 'FROM_LEVEL_3' }] } }
const toy: MallProduct = { ...product, id: 'toy', category: 'baby' }
const all = [product, dear, gone, high, toy]

test('an address keeps what the mall knows', () => {
  const said = { category: 'baby', stock: true, product: 'cotton-hat', step: 'summary', address: 'a-1' }
  expect(mallSearch({ ...said, level: 'yes', mine: 1, redemption: '<script>', other: 2 })).toEqual(said)
  expect(mallSearch({ category: 'all', step: 'pay', product: '' })).toEqual({})
})

test.each([
  [{}, ['thing', 'dear', 'gone', 'high', 'toy']],
  [{ category: 'home' as const }, ['thing', 'dear', 'gone', 'high']],
  [{ affordable: true as const }, ['thing', 'gone', 'high', 'toy']],
  [{ stock: true as const }, ['thing', 'dear', 'high', 'toy']],
  [{ level: true as const }, ['thing', 'dear', 'gone', 'toy']],
  [
    { category: 'home' as const, affordable: true as const, level: true as const, stock: true as const },
    ['thing'],
  ],
])('%j shows %j', (search, ids) => {
  expect(productsShown(all, search).map(({ id }) => id)).toEqual(ids)
})
