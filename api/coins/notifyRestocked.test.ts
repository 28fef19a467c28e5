// Tests that members who save for a sold-out product are notified when it is available again, the first ones first.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { setFreePieces } from '#tests/support/stock.ts'
import { notifyRestocked } from './notifyRestocked.ts'
import { mallWishes } from './tables.ts'

const api = await testApi()
const { db } = api.store

/** Starts at the time of the test server, and moves by a minute with each use. */
let minutes = 0
const nextMinute = () => new Date(api.clock.now.getTime() + ++minutes * 60_000)
const run = () => notifyRestocked(db, nextMinute())
const wishFor = ({ token }: TestMember, productId: string | null) =>
  dataOf(api, 'setMallWish', { token, body: { productId } })
const restock = (item: string, units: number) => setFreePieces(db, { kind: 'product', item }, units)
const noticesOf = async ({ token }: TestMember, language = 'en') =>
  (await dataOf(api, 'listNotices', { token, language })).items
    .filter(({ kind }) => kind === 'product-restocked')
    .map(({ title, text, link }) => ({ title, text, link }))

test('a member who saves for a sold-out product is notified once when it is available again', async () => {
  const member = await addMember(api)
  await restock('night-light', 0)
  await wishFor(member, 'night-light')
  await run()
  expect(await noticesOf(member)).toEqual([])
  await restock('night-light', 5)
  await run()
  await run()
  expect(await noticesOf(member)).toEqual([
    {
      title: 'Back in the coin shop',
      text: 'Soft night light is available again. It may go quickly.',
      link: '/pointsMall?product=night-light',
    },
  ])
  const [thai] = await noticesOf(member, 'th')
  expect(thai?.title).toBe('กลับมาให้แลกแล้ว')
  const { wish } = await dataOf(api, 'listMallProducts', member)
  expect(wish?.id).toBe('night-light')
})

test('a member is notified again if the product is sold out a second time', async () => {
  const member = await addMember(api)
  await wishFor(member, 'memory-book')
  for (const _ of [1, 2]) {
    await restock('memory-book', 0)
    await run()
    await restock('memory-book', 5)
    await run()
  }
  expect(await noticesOf(member)).toHaveLength(2)
})

test('a member who saves for an available product, or for another product by now, is not notified', async () => {
  const [saving, changed, stopped] = [await addMember(api), await addMember(api), await addMember(api)]
  await restock('eye-mask', 0)
  for (const member of [changed, stopped]) await wishFor(member, 'eye-mask')
  await wishFor(changed, 'cloth-book')
  await wishFor(stopped, null)
  await wishFor(saving, 'cloth-book')
  await restock('eye-mask', 5)
  await run()
  expect(await Promise.all([saving, changed, stopped].map((member) => noticesOf(member)))).toEqual([
    [],
    [],
    [],
  ])
})

test('a run notifies three members per available unit, in the order in which they began to wait', async () => {
  const waiting: TestMember[] = []
  await restock('tote-bag', 0)
  for (let count = 0; count < 5; count++) {
    const member = await addMember(api)
    await wishFor(member, 'tote-bag')
    await db.update(mallWishes).set({ soldOutAt: nextMinute() }).where(eq(mallWishes.memberId, member.uid))
    waiting.unshift(member)
  }
  // Wish again, which keeps the place in the queue.
  for (const member of waiting) await wishFor(member, 'tote-bag')
  const counts = async () =>
    (await Promise.all(waiting.map((member) => noticesOf(member)))).map(({ length }) => length)
  await restock('tote-bag', 1)
  await run()
  expect(await counts()).toEqual([0, 0, 1, 1, 1])
  await restock('tote-bag', 0)
  await run()
  await restock('tote-bag', 1)
  await run()
  const [last, lastButOne, ...first] = await counts()
  expect([last, lastButOne, first.toSorted((a, b) => a - b)]).toEqual([1, 1, [1, 1, 2]])
})

test('one run notifies the members who wait for each of several products', async () => {
  const members: TestMember[] = []
  const products = ['wooden-mobile', 'baby-socks', 'water-bottle', 'cosy-socks']
  for (const product of products) {
    const member = await addMember(api)
    await restock(product, 0)
    await wishFor(member, product)
    members.push(member)
  }
  for (const product of products) await restock(product, 1)
  await run()
  const counts = (await Promise.all(members.map((member) => noticesOf(member)))).map(({ length }) => length)
  expect(counts).toEqual([1, 1, 1, 1])
})

test('two concurrent runs notify each member once', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => addMember(api)))
  await restock('hooded-towel', 0)
  for (const member of members) await wishFor(member, 'hooded-towel')
  await restock('hooded-towel', 9)
  await Promise.all([run(), run()])
  const counts = (await Promise.all(members.map((member) => noticesOf(member)))).map(({ length }) => length)
  expect(counts).toEqual([1, 1, 1, 1, 1, 1])
})
