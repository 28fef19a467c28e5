// What is published of draws: states, weights, odds, stock, and the commitment to a seed before the first draw.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import { addMember, atOnce, dataOf } from '../../tests/support/members.ts'
import { draws } from '../catalog/draws.ts'
import { seedHashOf } from './odds.ts'
import { drawSeeds } from './tables.ts'

const api = await testApi()
const open = 'winter-lights'

test('every draw with its state and why it is not open', async () => {
  const { token } = await addMember(api)
  const { draws: all } = await dataOf(api, 'listDraws', { token, language: 'vn' })
  expect(all.map(({ draw, state, eligibility }) => [draw, state, eligibility.reasons])).toEqual([
    ['new-year-wishes', 'ahead', [{ code: 'NOT_OPEN_YET' }, { code: 'FROM_LEVEL_2' }]],
    ['winter-lights', 'open', []],
    ['autumn-thanks', 'over', [{ code: 'ENDED' }]],
  ])
  expect(all[1]).toMatchObject({ name: 'Ánh đèn mùa đông', price: 20, tickets: 0 })
})

test('weights, odds, stock and the hash of the seed, from before the first draw', async () => {
  const own = await testApi()
  const { token } = await addMember(own)
  const { gifts, seedHash } = await dataOf(own, 'getDraw', { token, path: { draw: open } })
  expect(gifts.map(({ weight, odds, stock, remaining }) => [weight, odds, stock, remaining])).toEqual(
    draws.get(open)?.prizes.map(({ weight, stock }) => [weight, weight / 100, stock, stock]),
  )
  const [row] = await own.store.db.select().from(drawSeeds)
  expect(seedHash).toBe(seedHashOf(row?.seed ?? ''))
  const { draws: lucky } = await dataOf(own, 'listLuckyGifts', { token })
  expect(lucky.map(({ draw }) => draw.draw)).toEqual([open])
  expect(lucky[0]?.gifts).toEqual(gifts)
})

test('a draw that is ahead has no seed yet', async () => {
  const { token } = await addMember(api)
  const call = { token, path: { draw: 'new-year-wishes' } }
  expect((await dataOf(api, 'getDraw', call)).seedHash).toBeNull()
  const made = await api.store.db.select().from(drawSeeds).where(eq(drawSeeds.draw, 'new-year-wishes'))
  expect(made).toEqual([])
})

test('of many that open a draw at once all see one seed', async () => {
  const own = await testApi()
  const { token } = await addMember(own)
  const pages = await atOnce(20, () => dataOf(own, 'getDraw', { token, path: { draw: open } }))
  expect(new Set(pages.map(({ seedHash }) => seedHash)).size).toBe(1)
})
