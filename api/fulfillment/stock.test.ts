// Tests stock and the ledger of stock movements: concurrent transactions, rollbacks, changed totals, and causes of
// movements.
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { engine } from '#tests/support/database.ts'
import { giveAddress, giveCoins } from '#tests/support/give.ts'
import { addMember, atOnce, dataOf } from '#tests/support/members.ts'
import { stockRow, unbalancedStock } from '#tests/support/stock.ts'
import { watchStatements } from '#tests/support/statements.ts'
import { fulfil } from '../backOffice/fulfil.ts'
import { lapseClaims } from '../gifts/lapseClaims.ts'
import { movementsOf } from './movements.ts'
import { changeStock, releaseStock, reserveStock, type StockItem } from './stock.ts'

const api = await testApi()
const { db } = api.store
const at = api.clock.now

const product = (item: string, total: number) => ({ kind: 'product', item, total }) as const

async function ledgerOf(item: StockItem) {
  const movements = await movementsOf(db, item, { limit: 100 })
  return movements.toReversed().map(({ delta, reason, by, reference }) => ({ delta, reason, by, reference }))
}

describe('reserveStock', () => {
  test('60 concurrent transactions reserve exactly the ten available units, each with a movement', async () => {
    const supply = product('storm', 10)
    const outcomes = await atOnce(60, (index) =>
      db.transaction((tx) => reserveStock(tx, supply, { reference: `redemption:${index}`, at })),
    )
    expect(outcomes.filter((isReserved) => isReserved)).toHaveLength(10)
    expect(await stockRow(db, supply)).toEqual({ total: 10, reserved: 10 })
    const reservations = (await ledgerOf(supply)).filter(({ reason }) => reason === 'reservation')
    expect(new Set(reservations.map(({ reference }) => reference)).size).toBe(10)
    expect(await unbalancedStock(db)).toEqual([])
  })

  test('reserveStock stores neither a reservation nor a movement if the transaction rolls back', async () => {
    const supply = product('undone', 3)
    const isReserved = db.transaction(async (tx) => {
      await reserveStock(tx, supply, { at })
      throw new Error('rolled back')
    })
    await expect(isReserved).rejects.toThrow('rolled back')
    expect(await stockRow(db, supply)).toBeUndefined()
    expect(await ledgerOf(supply)).toEqual([])
  })

  test('if `followsCatalogue` is set, reserveStock applies a changed total of the catalog, unless the total is smaller than the number of reserved units', async () => {
    const prize = (total: number) =>
      ({ kind: 'prize', item: 'lights:lamp', total, followsCatalogue: true }) as const
    const draw = (total: number) => db.transaction((tx) => reserveStock(tx, prize(total), { at }))
    expect([await draw(2), await draw(2), await draw(2)]).toEqual([true, true, false])
    expect(await draw(3)).toBe(true)
    expect(await draw(1)).toBe(false)
    expect(await stockRow(db, prize(3))).toEqual({ total: 3, reserved: 3 })
    expect((await ledgerOf(prize(3))).map(({ delta, reason }) => [reason, delta])).toEqual([
      ['opening', 2],
      ['reservation', -1],
      ['reservation', -1],
      ['catalogue', 1],
      ['reservation', -1],
    ])
    expect(await unbalancedStock(db)).toEqual([])
  })

  test.runIf(engine === 'postgres')(
    'reserveStock updates the stock row and inserts the movement in the same database message as the commit',
    async () => {
      const supply = product('hot', 5)
      await db.transaction((tx) => reserveStock(tx, supply, { at }))
      const statements: string[] = []
      const stop = watchStatements(({ text }) => statements.push(text))
      await db.transaction(async (tx) => {
        await reserveStock(tx, supply, { at })
        await tx.execute(sql`select 1`)
      })
      stop()
      const changing = statements.filter((text) => text.includes('reserved = reserved + 1'))
      expect(changing).toHaveLength(1)
      expect(changing[0]).toMatch(/insert into "stock_movements".*commit$/s)
      expect(statements.at(-1)).toBe(changing[0])
    },
  )
})

test('changeStock rejects a total below the number of reserved units, and inserts movements for successful changes only', async () => {
  const supply = product('counted', 4)
  await db.transaction((tx) => reserveStock(tx, supply, { at }))
  expect(await changeStock(db, { ...supply, count: -4 }, { by: 'desk:mali', at })).toEqual({
    isDone: false,
    free: 3,
  })
  expect(await changeStock(db, { ...supply, count: -3 }, { by: 'desk:mali', at })).toEqual({
    isDone: true,
    free: 0,
  })
  const adjustments = (await ledgerOf(supply)).filter(({ reason }) => reason === 'adjustment')
  expect(adjustments).toEqual([{ delta: -3, reason: 'adjustment', by: 'desk:mali', reference: null }])
})

test('releaseStock fails for more units than are reserved', async () => {
  const supply = product('returned', 2)
  await db.transaction((tx) => reserveStock(tx, supply, { at }))
  const cause = { reason: 'cancellation', at } as const
  await db.transaction((tx) => releaseStock(tx, supply, cause))
  await expect(db.transaction((tx) => releaseStock(tx, supply, cause))).rejects.toThrow()
  expect(await stockRow(db, supply)).toEqual({ total: 2, reserved: 0 })
  expect(await unbalancedStock(db)).toEqual([])
})

test('the ledger of stock movements contains the cause and the actor of each movement', async () => {
  const member = await addMember(api)
  await giveCoins(api, member, 1000)
  const addressId = await giveAddress(api, member)
  const redeem = async () => {
    const body = { productId: 'cotton-hat', addressId }
    return (await dataOf(api, 'redeemMallProduct', { ...member, body })).redemption.id
  }
  const [first, second] = [await redeem(), await redeem()]
  await dataOf(api, 'cancelRedemption', { ...member, path: { id: first } })
  const source = { kind: 'redemption', id: second } as const
  await fulfil(
    db,
    { source, at: at.toISOString(), state: 'cancelled' },
    { by: 'webhook:fulfilment', now: at },
  )
  const hat = { kind: 'product', item: 'cotton-hat' } as const
  expect((await ledgerOf(hat)).slice(1)).toEqual([
    { delta: -1, reason: 'reservation', by: null, reference: `redemption:${first}` },
    { delta: -1, reason: 'reservation', by: null, reference: `redemption:${second}` },
    { delta: 1, reason: 'cancellation', by: null, reference: `redemption:${first}` },
    { delta: 1, reason: 'cancellation', by: 'webhook:fulfilment', reference: `redemption:${second}` },
  ])

  const { id } = await dataOf(api, 'claimGift', { ...member, body: { id: 'muslin-cloth', addressId } })
  await lapseClaims(db, new Date(at.getTime() + 15 * 86_400_000))
  expect((await ledgerOf({ kind: 'gift', item: 'muslin-cloth' })).slice(1)).toEqual([
    { delta: -1, reason: 'reservation', by: null, reference: `gift:${id}` },
    { delta: 1, reason: 'lapse', by: 'job:expire gift claims', reference: `gift:${id}` },
  ])
  expect(await unbalancedStock(db)).toEqual([])
})
