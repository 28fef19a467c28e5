// Tests the public data of draws: state, weights, odds, stock, and the hash of the seed, which is published before the
// first ticket is drawn.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveTickets } from '#tests/support/games.ts'
import { addMember, atOnce, dataOf } from '#tests/support/members.ts'
import { draws } from '../catalog/draws.ts'
import { seedHashOf } from './odds.ts'
import { drawSeeds } from './tables.ts'

const api = await testApi()
const open = 'winter-lights'

test('listDraws returns every draw with its state and ineligibility reasons', async () => {
  const { token } = await addMember(api)
  const { draws: all } = await dataOf(api, 'listDraws', { token, language: 'vn' })
  expect(all.map(({ draw, state, eligibility }) => [draw, state, eligibility.reasons])).toEqual([
    ['new-year-wishes', 'ahead', [{ code: 'NOT_OPEN_YET' }, { code: 'FROM_LEVEL_2' }]],
    ['mothers-day-2027', 'ahead', [{ code: 'NOT_OPEN_YET' }]],
    ['winter-lights', 'open', []],
    ['autumn-thanks', 'over', [{ code: 'ENDED' }]],
    ['mothers-day-2026', 'open', []],
  ])
  expect(all[2]).toMatchObject({ name: 'Ánh đèn mùa đông', price: 20, tickets: 0 })
})

test('listLuckyGifts omits a draw that is not offered in the member’s country, and listDraws includes the draw if the member has tickets', async () => {
  const member = await addMember(api, { countryCode: 'ID' })
  const readDraws = async () => {
    const { draws: all } = await dataOf(api, 'listDraws', { token: member.token })
    const { draws: lucky } = await dataOf(api, 'listLuckyGifts', { token: member.token })
    return [all.map(({ draw }) => draw), lucky.map(({ draw }) => draw.draw)]
  }
  const offered = ['new-year-wishes', 'mothers-day-2027', 'autumn-thanks', 'mothers-day-2026']
  expect(await readDraws()).toEqual([offered, ['mothers-day-2026']])
  await giveTickets(api, member, { draw: open, count: 1 })
  const [all, lucky] = await readDraws()
  expect([all?.includes(open), lucky]).toEqual([true, ['mothers-day-2026']])
  const page = await dataOf(api, 'getDraw', { token: member.token, path: { draw: open } })
  expect(page.draw.eligibility).toEqual({ ok: false, reasons: [{ code: 'NOT_IN_REGION' }] })
})

test('getDraw returns weights, odds, stock and the hash of the seed before the first ticket is drawn', async () => {
  const ownApi = await testApi()
  const { token } = await addMember(ownApi)
  const { gifts, seedHash } = await dataOf(ownApi, 'getDraw', { token, path: { draw: open } })
  expect(gifts.map(({ weight, odds, stock, remaining }) => [weight, odds, stock, remaining])).toEqual(
    draws()
      .get(open)
      ?.prizes.map(({ weight, stock }) => [weight, weight / 100, stock, stock]),
  )
  const [row] = await ownApi.store.db.select().from(drawSeeds)
  expect(seedHash).toBe(seedHashOf(row?.seed ?? ''))
  const { draws: lucky } = await dataOf(ownApi, 'listLuckyGifts', { token })
  expect(lucky.map(({ draw }) => draw.draw)).toEqual([open, 'mothers-day-2026'])
  expect(lucky[0]?.gifts).toEqual(gifts)
})

test('for a draw that has not opened yet, getDraw returns no seed hash and creates no seed', async () => {
  const { token } = await addMember(api)
  const call = { token, path: { draw: 'new-year-wishes' } }
  expect((await dataOf(api, 'getDraw', call)).seedHash).toBeNull()
  const seedRows = await api.store.db.select().from(drawSeeds).where(eq(drawSeeds.draw, 'new-year-wishes'))
  expect(seedRows).toEqual([])
})

test('20 concurrent requests that create the seed of a draw get the same seed hash', async () => {
  const ownApi = await testApi()
  const { token } = await addMember(ownApi)
  const pages = await atOnce(20, () => dataOf(ownApi, 'getDraw', { token, path: { draw: open } }))
  expect(new Set(pages.map(({ seedHash }) => seedHash)).size).toBe(1)
})

test("a check-in in the Mother's Day game grants a ticket for the Mother's Day draw of the same year", async () => {
  for (const [now, year] of [
    ['2026-05-04T05:00:00Z', 2026],
    ['2027-05-03T05:00:00Z', 2027],
  ] as const) {
    const ownApi = await testApi({ store: api.store })
    ownApi.clock.now = new Date(now)
    const { token } = await addMember(ownApi, { countryCode: 'US' })
    const path = { game: 'motherDay' }
    const { reward, state } = await dataOf(ownApi, 'checkIn', { token, path })
    expect(reward.tickets).toEqual({ draw: `mothers-day-${year}`, count: 1 })
    expect(state.cycle[2]?.reward.tickets).toEqual(reward.tickets)
    const { draw, ticketIds } = await dataOf(ownApi, 'getDraw', {
      token,
      path: { draw: `mothers-day-${year}` },
    })
    expect([draw.state, ticketIds.length]).toEqual(['open', 1])
  }
})

test("listDraws omits the Mother's Day draws for members who have hidden baby content, and calls on these draws return NOT_FOUND", async () => {
  const { token } = await addMember(api)
  await dataOf(api, 'setBabyContent', { token, body: { silenced: true } })
  const ofMothers = (all: { draw: string }[]) => all.filter(({ draw }) => draw.startsWith('mothers-day'))
  expect(ofMothers((await dataOf(api, 'listDraws', { token })).draws)).toEqual([])
  const { draws: lucky } = await dataOf(api, 'listLuckyGifts', { token })
  expect(ofMothers(lucky.map(({ draw }) => draw))).toEqual([])
  const path = { draw: 'mothers-day-2026' }
  expect((await api.call('getDraw', { token, path })).refusal).toBe('NOT_FOUND')
  expect((await api.call('buyDrawTickets', { token, path, body: { count: 1 } })).refusal).toBe('NOT_FOUND')
  const body = { draw: path.draw, payWith: 'ticket' }
  expect((await api.call('lottery', { token, body })).refusal).toBe('NOT_FOUND')
})
