// Tests that every page has content for the sample members, and that the API responses match the contract.
import { expect, onTestFinished, test } from 'vitest'
import { accountOf } from '#tests/support/accounts.ts'
import { requestOf, testApi } from '#tests/support/api.ts'
import { engine, freshDatabase } from '#tests/support/database.ts'
import { startHubProcess } from '#tests/support/hubProcess.ts'
import { dataOf } from '#tests/support/members.ts'
import { findMember, openSession } from '../session/members.ts'
import { sampleAccounts, samplePassword } from './accounts.ts'
import { addSamples } from './samples.ts'
import { isFull } from '#tests/support/measurements.ts'
import { nonEmpty } from '#tests/support/nonEmpty.ts'

const api = await testApi()
await addSamples(api.store.db, api.clock.now)
await addSamples(api.store.db, api.clock.now)

async function signIn(account: string) {
  const member = await findMember(api.store.db, accountOf(account))
  return (await openSession(api.store.db, String(member?.id), { now: api.clock.now, by: 'password' })).token
}

test.each(sampleAccounts)(
  'sample member %s has gifts, course progress, orders and notifications',
  async (account) => {
    const token = await signIn(account)
    const { items: mine } = await dataOf(api, 'listMyGifts', { token })
    expect(mine.map(({ state }) => state).toSorted()).toEqual(['shipped', 'waiting'])
    expect(await dataOf(api, 'checkIsBrowse', { token })).toEqual({ isAllBrowse: false })
    const { items: courses } = await dataOf(api, 'listOnlineCourses', { token })
    expect(courses.map(({ done }) => done)).toContain(1)
    expect((await dataOf(api, 'listNotices', { token })).unread).toBeGreaterThan(1)

    expect((await dataOf(api, 'listOrders', { token })).items.length).toBeGreaterThan(0)
  },
)

const longStanding = nonEmpty(sampleAccounts.filter((account) => account !== 'moon@example.com'))

test.each(longStanding)('every parcel of sample member %s has steps in the past', async (account) => {
  const token = await signIn(account)
  const { items: orders } = await dataOf(api, 'listOrders', { token })
  const details = await Promise.all(orders.map(({ id }) => dataOf(api, 'getOrder', { token, path: { id } })))
  const parcels = details.flatMap((order) => order.parcels)
  expect(parcels.length).toBeGreaterThan(0)
  for (const { id } of parcels) {
    const { steps } = await dataOf(api, 'getLogistics', { token, path: { id } })
    expect(steps.length).toBeGreaterThan(0)
    for (const { at } of steps) expect(new Date(at) <= api.clock.now).toBe(true)
  }
})

test.each(longStanding)(
  'sample member %s has coins, redemptions, vouchers, proofs and registered purchases in every state',
  async (account) => {
    const token = await signIn(account)
    const { expiring, balance } = await dataOf(api, 'getCoins', { token })
    const thisMonth = api.clock.now.toISOString().slice(0, 7)
    expect(expiring[0]?.date.slice(0, 7)).toBe(thisMonth)
    expect(balance).toBeGreaterThan(100)
    for (const kind of ['earned', 'spent', 'expired', 'returned'])
      expect((await dataOf(api, 'listCoinMovements', { token, query: { kind } })).items[0]?.kind).toBe(kind)
    const { items: movements } = await dataOf(api, 'listCoinMovements', { token, query: { limit: '50' } })
    const times = movements.map(({ at }) => at)
    expect(times, 'movements, newest first').toEqual(times.toSorted().toReversed())

    const { items: redemptions } = await dataOf(api, 'listRedemptions', { token })
    expect(redemptions.map(({ state }) => state)).toEqual(['reserved', 'shipped', 'cancelled', 'delivered'])

    const statesOn = async (state: string) => {
      const { items } = await dataOf(api, 'listVouchers', { token, query: { state } })
      return [...new Set(items.map((voucher) => voucher.state))].toSorted()
    }
    expect(await statesOn('active')).toEqual(['active', 'reserved'])
    expect(await statesOn('used')).toEqual(['used'])
    expect(await statesOn('expired')).toEqual(['expired', 'void'])
    expect((await dataOf(api, 'listAddresses', { token })).items).toHaveLength(1)

    const { items: proofs } = await dataOf(api, 'listRightProofs', { token })
    expect(proofs.map(({ state }) => state)).toEqual(['submitted', 'refused', 'accepted'])
    const { items: registered } = await dataOf(api, 'listGiftRegistrations', { token })
    expect(registered.map(({ state }) => state)).toEqual(['submitted', 'refused', 'accepted'])
  },
)

test.each(longStanding)(
  'sample member %s takes part in activities and sees the result of a raffle',
  async (account) => {
    const token = await signIn(account)
    const { items } = await dataOf(api, 'listActivities', { token, query: { mine: 'true' } })
    const raffles = Object.fromEntries(items.map(({ id, raffle }) => [id, raffle]))
    expect(raffles).toMatchObject({ '2026-TeaTable': account === 'ribbon@example.com' ? 'notDrawn' : 'won' })
    expect(items.some(({ joining, hasPermission }) => joining === 'open' && hasPermission)).toBe(true)
    // The member ribbon@example.com has hidden baby content after a bereavement, so no campaign about babies is listed.
    const otherCampaigns = items.filter(
      ({ registration, raffle }) => registration?.state === 'registered' || raffle === 'entered',
    )
    expect(otherCampaigns).toHaveLength(account === 'ribbon@example.com' ? 0 : 2)
  },
)

test('sample members are in different situations: pregnant, with a baby, or after a bereavement', async () => {
  const babiesOf = async (account: string) =>
    (await dataOf(api, 'listBabies', { token: await signIn(account) })).items
  expect(await babiesOf('sprout@example.com')).toMatchObject([{ birthDate: null }])
  const twins = await babiesOf('nest@example.com')
  expect(new Set(twins.map(({ birthDate }) => birthDate)).size).toBe(1)
  expect(twins).toHaveLength(2)

  const rose = await signIn('ribbon@example.com')
  const { boards } = await dataOf(api, 'getGiftBoards', { token: rose })
  expect(boards.map(({ kind }) => kind)).toEqual(['level', 'momBirthday'])
  const birthday = await dataOf(api, 'listMomBirthdayGifts', { token: rose })
  expect(birthday.occasions).toMatchObject([{ eligibility: { ok: true } }])
})

test('the newest sample member was invited by a friend and can afford a small product', async () => {
  const token = await signIn('moon@example.com')
  const { items: products } = await dataOf(api, 'listMallProducts', { token })
  expect(products.filter(({ eligibility }) => eligibility.ok).length).toBeGreaterThan(0)
  expect((await dataOf(api, 'listAddresses', { token })).items).toEqual([])
  const { items: friends } = await dataOf(api, 'listReferredFriends', {
    token: await signIn('sprout@example.com'),
  })
  expect(friends.map(({ state }) => state).toSorted()).toEqual(['joined', 'rewarded'])
})

// Runs in the full suite only, because starting two server processes takes long.
test.runIf(engine === 'postgres' && isFull)(
  'two processes that start concurrently add each sample member only once',
  async () => {
    const environment = { DATABASE_URL: await freshDatabase(), SAMPLES: 'still' }
    const hubs = await Promise.all([startHubProcess(environment), startHubProcess(environment)])
    onTestFinished(async () => void (await Promise.all(hubs.map((hub) => hub.stop()))))
    for (const { origin } of hubs) {
      const request = requestOf(
        'login',
        { body: { account: sampleAccounts[0], password: samplePassword } },
        origin,
      )
      expect((await fetch(request)).status).toBe(200)
    }
  },
)
