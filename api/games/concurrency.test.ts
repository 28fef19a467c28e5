// Tests concurrent drawing with limited stock: no prize is won more often than its stock allows, each ticket wins a
// prize, and all results can be recomputed.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findFaults } from '#scripts/verifyDraw.ts'
import { testApi } from '#tests/support/api.ts'
import { giveTickets, playerOf } from '#tests/support/games.ts'
import { addMember, atOnce } from '#tests/support/members.ts'
import { stockRow, unbalancedStock } from '#tests/support/stock.ts'
import type { Draw } from '../catalog/draws.ts'
import { drawOnce } from './lottery.ts'
import { drawResults, drawSeeds } from './tables.ts'
import { measurement, times } from '#tests/support/measurements.ts'

const api = await testApi()
const { db } = api.store
const text = (en: string) => ({ en, id: en, th: en, vn: en })
const small = (id: string, lamps: number, prize: Draw['prizes'][number]['prize'] = { coins: 5 }): Draw => ({
  id,
  name: text('Small'),
  intro: text('Small'),
  aboutBaby: false,
  opensAt: '2026-11-01T00:00:00.000Z',
  closesAt: '2026-12-01T00:00:00.000Z',
  audience: { regions: [], fromLevel: 1 },
  price: 10,
  ticketsPerDay: 5,
  prizes: [
    {
      id: 'lamp',
      name: text('Lamp'),
      picture: '/art/a.svg',
      prize: { gift: 'night-light' },
      weight: 80,
      stock: lamps,
    },
    { id: 'coins', name: text('Coins'), picture: '/art/a.svg', prize, weight: 20, stock: null },
  ],
})

/** Returns all results of a draw in the format that `scripts/verifyDraw.ts` reads. */
async function exportOf({ id, prizes }: Draw) {
  const [row] = await db.select().from(drawSeeds).where(eq(drawSeeds.draw, id))
  const results = await db.select().from(drawResults).where(eq(drawResults.draw, id))
  const items = results.map(({ ticketId: ticket, drawn, prize }) => ({ ticket, drawn, prize }))
  return { seed: row?.seed ?? '', proof: { seedHash: row?.seedHash ?? '', prizes, items } }
}

/** Number of concurrent draws, which is much larger than the number of database connections. */
const drawing = times(200, 60)

test(`exactly ten of ${drawing} concurrent draws win a prize whose stock is 10`, async () => {
  const draw = small('storm', 10)
  const members = await atOnce(drawing, () => addMember(api))
  await atOnce(drawing, async (index) => {
    const member = members[index]
    if (member) await giveTickets(api, member, { draw: draw.id, count: 1 })
  })
  const results = await atOnce(drawing, (index) =>
    drawOnce(db, playerOf(members[index] ?? { uid: '' }), { draw, payWith: 'ticket', now: api.clock.now }),
  )
  const lamps = results.filter(({ prize }) => prize === 'lamp').length
  expect(lamps).toBe(10)
  expect(results.filter(({ prize }) => prize === 'coins')).toHaveLength(drawing - 10)
  expect(await stockRow(db, { kind: 'prize', item: `${draw.id}:lamp` })).toEqual({
    total: 10,
    reserved: 10,
  })
  expect(await unbalancedStock(db)).toEqual([])
  const { seed, proof } = await exportOf(draw)
  expect(await findFaults(proof, seed, true)).toEqual([])
  const { rows } = await db.execute<{ sum: number }>(
    sql`select sum(amount)::bigint as sum from ledger_postings`,
  )
  expect(rows).toEqual([{ sum: 0 }])
  measurement(
    '1. Concurrent redemptions',
    `${drawing} concurrent draws of a prize with 10 units: ${lamps} members won it, ${drawing - lamps} won the consolation prize`,
  )
})

const recomputed = times(1_000, 100)

test(`the verification script calculates the same prizes for ${recomputed} stored results, and detects a changed result`, async () => {
  // Uses prizes of zero coins, because granting other prizes would slow down the test.
  const draw = small('recomputed', 0.3 * recomputed, { coins: 0 })
  const member = await addMember(api)
  const tickets = await giveTickets(api, member, { draw: draw.id, count: recomputed })
  for (const ticket of tickets)
    await drawOnce(db, playerOf(member), { draw, payWith: 'ticket', ticket, now: api.clock.now })
  const { seed, proof } = await exportOf(draw)
  expect(proof.items).toHaveLength(recomputed)
  expect(await findFaults(proof, seed, true)).toEqual([])
  const [first, ...otherItems] = proof.items
  const changed = {
    ticket: first?.ticket ?? '',
    drawn: first?.drawn === 'lamp' ? 'coins' : 'lamp',
    prize: 'coins',
  }
  expect(await findFaults({ ...proof, items: [changed, ...otherItems] }, seed, true)).not.toEqual([])
  measurement('5. Draw', `${recomputed} results of draws: scripts/verifyDraw.ts calculated the same prizes`)
})

test('a draw that has opened keeps the weights of its prizes when they change in the catalog', async () => {
  const draw = small('edited', 1000)
  const member = await addMember(api)
  const once = (changed: Draw) =>
    drawOnce(db, playerOf(member), { draw: changed, payWith: 'ticket', now: api.clock.now })
  await giveTickets(api, member, { draw: draw.id, count: 60 })
  await once(draw)
  const edited = { ...draw, prizes: draw.prizes.map((prize) => ({ ...prize, weight: 1 })).toReversed() }
  for (let count = 1; count < 60; count += 1) await once(edited)
  const { seed, proof } = await exportOf(draw)
  expect(await findFaults(proof, seed, true)).toEqual([])
  expect(await findFaults({ ...proof, prizes: edited.prizes }, seed, true)).not.toEqual([])
})
