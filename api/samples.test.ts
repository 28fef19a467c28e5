// Sample members have something to look at on every page, and it holds to the contract like anybody's.
import { expect, test } from 'vitest'
import { testApi } from '../tests/support/api.ts'
import { dataOf } from '../tests/support/members.ts'
import { findMember, openSession } from './session/members.ts'
import { sampleAccounts } from './sampleAccounts.ts'
import { addSamples } from './samples.ts'

const api = await testApi()
await addSamples(api.store.db, api.clock.now)
await addSamples(api.store.db, api.clock.now)

test.each(sampleAccounts)('%s has gifts, vouchers, something read and orders', async (account) => {
  const member = await findMember(api.store.db, account)
  const { token } = await openSession(api.store.db, String(member?.id), api.clock.now)
  const { items: mine } = await dataOf(api, 'listMyGifts', { token })
  expect(mine.map(({ state }) => state).toSorted()).toEqual(['shipped', 'waiting'])
  expect(await dataOf(api, 'checkIsBrowse', { token })).toEqual({ isAllBrowse: false })
  const { items: courses } = await dataOf(api, 'listOnlineCourses', { token })
  expect(courses[0]?.done).toBe(1)

  const shelf = async (state: string) =>
    (await dataOf(api, 'listVouchers', { token, query: { state } })).items
  expect((await shelf('active')).length).toBeGreaterThan(2)
  expect(await shelf('expired')).toHaveLength(1)

  const { items: orders } = await dataOf(api, 'listOrders', { token })
  expect(orders.length).toBeGreaterThan(0)
  for (const { id } of orders) {
    const { parcels } = await dataOf(api, 'getOrder', { token, path: { id } })
    for (const parcel of parcels) {
      const { steps } = await dataOf(api, 'getLogistics', { token, path: { id: parcel.id } })
      expect(steps.length).toBeGreaterThan(0)
      for (const { at } of steps) expect(new Date(at) <= api.clock.now).toBe(true)
    }
  }
})
