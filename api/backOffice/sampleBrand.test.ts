// Tests the simulated brand, which delivers parcels within two minutes and reviews submissions.
import { expect, test } from 'vitest'
import { redeemHat } from '#tests/support/cases/coins.ts'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { giftRegistrations } from '../activities/tables.ts'
import { newId } from '../store/id.ts'
import { addSamples } from '../samples/samples.ts'
import { giftClaims } from '../gifts/tables.ts'
import { actAsBrand } from './sampleBrand.ts'
import { waitingItems, type Waiting } from './waiting.ts'

const api = await testApi()

async function pass(rounds: number) {
  for (let round = 0; round < rounds; round += 1) {
    api.wait(15)
    await actAsBrand(api.store.db, api.clock.now)
  }
}

test('the simulated brand moves a redemption through all states to delivered within two minutes', async () => {
  const { token, ...member } = await addMember(api)
  await redeemHat(api, { token, ...member })
  const states: string[] = []
  for (let round = 0; round < 8; round += 1) {
    await pass(1)
    const [redemption] = (await dataOf(api, 'listRedemptions', { token })).items
    states.push(redemption?.parcel?.state ?? String(redemption?.state))
  }
  expect([...new Set(states)]).toEqual([
    'confirmed',
    'packed',
    'handedOver',
    'inTransit',
    'outForDelivery',
    'delivered',
  ])
})

test('the simulated brand accepts and rejects registered purchases alternately', async () => {
  const { uid: memberId, token } = await addMember(api)
  for (const orderNumber of ['81', '82', '83'])
    await api.store.db.insert(giftRegistrations).values({
      id: newId(),
      memberId,
      orderNumber,
      product: 'breast-pump',
      purchasedOn: '2026-11-10',
      uploadIds: [],
      state: 'submitted',
      submittedAt: api.clock.now,
    })
  await pass(1)
  const { items } = await dataOf(api, 'listGiftRegistrations', { token })
  expect(items.map(({ state }) => state).toReversed()).toEqual(['accepted', 'refused', 'accepted'])
})

test('the simulated brand does not change the parcels and submissions that sample members have from the beginning', async () => {
  await addSamples(api.store.db, api.clock.now)
  const waitingBefore = await waitingItems(api.store.db)
  await pass(3)
  const claims = await api.store.db.select().from(giftClaims)
  expect(new Set(claims.map(({ state }) => state))).toEqual(new Set(['shipped']))
  const isSubmission = (entry: Waiting) => entry.kind === 'proof' || entry.kind === 'registration'
  expect((await waitingItems(api.store.db)).filter(isSubmission)).toEqual(waitingBefore.filter(isSubmission))
  expect(waitingBefore.filter(isSubmission)).not.toEqual([])
})
