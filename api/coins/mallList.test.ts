// Tests the order, the filters and the pages of the list of products, and the facts of a product.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveCoins } from '#tests/support/give.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { setFreePieces } from '#tests/support/stock.ts'

const api = await testApi()

async function rich(coins: number, countryCode = 'TH') {
  const member = await addMember(api, { countryCode })
  await giveCoins(api, member, coins)
  return member
}

test('listMallProducts sorts products by price and by the day on which they were added', async () => {
  const { token } = await addMember(api)
  const list = async (sort: string) =>
    (await dataOf(api, 'listMallProducts', { token, query: { sort } })).items
  const prices = (await list('priceUp')).map(({ price }) => price)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect((await list('priceDown')).map(({ price }) => price)).toEqual(prices.toReversed())
  expect((await list('newest'))[0]?.id).toBe('family-calendar-2027')
})

test('listMallProducts lists products that the member can redeem first, then products by missing coins', async () => {
  const { token } = await rich(200)
  const { items } = await dataOf(api, 'listMallProducts', { token })
  const groups = items.map(({ eligibility }) => eligibility.ok)
  expect(groups).toEqual(groups.toSorted((a, b) => Number(b) - Number(a)))
  const missing = items.flatMap(({ eligibility: { reasons }, saving }) =>
    reasons.length === 1 && saving ? saving.coins : [],
  )
  expect(missing).toEqual(missing.toSorted((a, b) => a - b))
})

test('listMallProducts filters by price and by products that the member can redeem now', async () => {
  const { token } = await rich(250)
  const { items, total } = await dataOf(api, 'listMallProducts', {
    token,
    query: { minPrice: '150', maxPrice: '300', available: 'true' },
  })
  expect(items.length).toBeGreaterThan(2)
  expect(total).toBe(items.length)
  for (const { price, eligibility } of items) {
    expect(price).toBeGreaterThanOrEqual(150)
    expect(price).toBeLessThanOrEqual(250)
    expect(eligibility.ok).toBe(true)
  }
  const none = await dataOf(api, 'listMallProducts', { token, query: { maxPrice: '1' } })
  expect(none).toMatchObject({ items: [], total: 0, nextCursor: null })
  expect(none.categories).toContain('baby')
})

test('pages of listMallProducts contain each product once, in the same order as the whole list', async () => {
  const { token } = await rich(250)
  const page = (cursor?: string) =>
    dataOf(api, 'listMallProducts', {
      token,
      query: { sort: 'priceUp', limit: '7', ...(cursor !== undefined && { cursor }) },
    })
  const ids: string[] = []
  let cursor: string | null | undefined
  do {
    const { items, nextCursor } = await page(cursor ?? undefined)
    ids.push(...items.map(({ id }) => id))
    cursor = nextCursor
  } while (cursor)
  const all = await dataOf(api, 'listMallProducts', { token, query: { sort: 'priceUp' } })
  expect(ids).toEqual(all.items.map(({ id }) => id))
  expect((await page('unknown')).items).toEqual([])
})

test('listMallProducts returns the wished product, regardless of the filter', async () => {
  const { token } = await rich(10)
  await dataOf(api, 'setMallWish', { token, body: { productId: 'night-light' } })
  const { items, wish } = await dataOf(api, 'listMallProducts', { token, query: { category: 'baby' } })
  expect(items.every(({ category }) => category === 'baby')).toBe(true)
  expect(wish).toMatchObject({ id: 'night-light', wished: true })
})

test('a sold-out product is last in the list, and is not available', async () => {
  const { token } = await rich(10_000, 'ID')
  await setFreePieces(api.store.db, { kind: 'product', item: 'tote-bag' }, 0)
  const list = async (query: Record<string, string>) =>
    (await dataOf(api, 'listMallProducts', { token, query })).items.map(({ id }) => id)
  expect(await list({ available: 'true' })).not.toContain('tote-bag')
  const all = await list({})
  expect(all.indexOf('tote-bag')).toBeGreaterThan(all.indexOf('storage-basket'))
})

test('a product has facts in the language of the request, its shop price in the country, and a delivery time', async () => {
  const { token } = await rich(10)
  const path = { id: 'muslin-cloths' }
  const product = await dataOf(api, 'getMallProduct', { token, path, language: 'th' })
  expect(product).toMatchObject({
    facts: {
      size: '70 × 70 ซม.',
      material: 'ผ้าฝ้ายมัสลิน',
      care: 'ซักเครื่องได้ที่ 60 °C',
      pieces: 3,
      ages: { from: 0 },
    },
    value: { amount: 51_900, currency: 'THB' },
    deliveryDays: { from: 2, to: 5 },
  })
  const voucher = await dataOf(api, 'getMallProduct', { token, path: { id: 'free-shipping' } })
  expect(voucher.deliveryDays).toBeUndefined()
  expect(voucher.facts).toBeUndefined()
})
