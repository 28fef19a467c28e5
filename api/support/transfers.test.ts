// Tests transfers of products. A product is transferred with a code that the owner creates and that works once, or by
// the back office with a receipt. After the owner was erased, another member can register the product.
import pino from 'pino'
import { expect, test } from 'vitest'
import { detailOf, testApi } from '#tests/support/api.ts'
import { offeredProduct, registeredProduct, registrationOf } from '#tests/support/cases/support.ts'
import { addMember, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { addUpload } from '#tests/support/uploads.ts'
import { runBackOfficeCommand } from '../backOffice/command.ts'
import { exceptions } from '../schema/exceptions.ts'
import { productRegistrations } from './tables.ts'
import { notifyWarranties } from './notifyWarranties.ts'

const api = await testApi()
const { db } = api.store

const serials = async ({ token }: TestMember) =>
  (await dataOf(api, 'listProductRegistrations', { token })).items.map(({ serialNumber }) => serialNumber)
const take = ({ token }: TestMember, body: object) => api.call('takeOverProduct', { token, body })
const noticeCount = async ({ token }: TestMember, kind: string) =>
  (await dataOf(api, 'listNotices', { token })).items.filter((notice) => notice.kind === kind).length

/** Runs work while the test clock is set `days` days ahead. */
async function later<Result>(days: number, work: () => Promise<Result>): Promise<Result> {
  const { now } = api.clock
  api.clock.now = new Date(now.getTime() + days * 86_400_000)
  try {
    return await work()
  } finally {
    api.clock.now = now
  }
}

test('takeOverProduct transfers the product with its warranty, and no other data of the former owner', async () => {
  const [owner, buyer] = [await addMember(api), await addMember(api)]
  const proof = await addUpload(api, owner, 'registration')
  const body = registrationOf({ proof, purchasedOn: '2026-10-01' })
  const { id } = await dataOf(api, 'saveProductRegistration', { token: owner.token, body })
  const { transferCode, expiresAt } = await dataOf(api, 'offerProductTransfer', {
    token: owner.token,
    path: { id },
  })
  expect(await serials(owner)).toEqual([body.serialNumber])
  const [offered] = (await dataOf(api, 'listProductRegistrations', { token: owner.token })).items
  expect(offered?.transferUntil).toBe(expiresAt)

  const serialNumber = body.serialNumber.toLowerCase()
  const registration = await dataOf(api, 'takeOverProduct', {
    token: buyer.token,
    body: { serialNumber, transferCode },
  })
  expect(registration).toMatchObject({
    purchasedOn: '2026-11-21',
    purchasedFrom: 'previousOwner',
    hasProof: false,
  })
  expect(registration).toMatchObject({
    warrantyUntil: '2028-04-01',
    warranty: 'running',
    transferUntil: null,
  })
  expect([await serials(owner), await serials(buyer)]).toEqual([[], [body.serialNumber]])
  expect([
    await noticeCount(owner, 'product-handed-over'),
    await noticeCount(buyer, 'product-handed-over'),
  ]).toEqual([1, 0])
  // If a registration has ended, a transfer of its product can be neither offered nor canceled.
  for (const operation of ['offerProductTransfer', 'cancelProductTransfer'] as const)
    expect((await api.call(operation, { token: owner.token, path: { id } })).status).toBe(404)
})

test('only one of 30 members who concurrently use the same transfer code succeeds', async () => {
  const owner = await addMember(api)
  const body = await offeredProduct(api, owner)
  const comers: TestMember[] = []
  for (let added = 0; added < 30; added += 1) comers.push(await addMember(api))
  const replies = await Promise.all(comers.map((comer) => take(comer, body)))
  expect(countBy(replies)).toEqual({ OK: 1, TRANSFER_UNKNOWN: 29 })
})

test('takeOverProduct rejects a code that is wrong, replaced, canceled, expired or for another product', async () => {
  const [owner, buyer] = [await addMember(api), await addMember(api)]
  const first = await offeredProduct(api, owner)
  const second = await offeredProduct(api, owner)
  const [item] = (await dataOf(api, 'listProductRegistrations', { token: owner.token })).items
  const path = { id: item?.id ?? '' }
  const unknown = async (body: object, reason = 'TRANSFER_UNKNOWN', taker = buyer) =>
    expect(detailOf(await take(taker, body))).toMatchObject({ reasons: [{ code: reason }] })
  await unknown({ ...first, transferCode: 'AAAA-BBBB-CCCC' })
  await unknown({ ...first, transferCode: second.transferCode })
  await unknown(first, 'OWN_ALREADY', owner)
  // Makes a request after seven days, so that the buyer's session does not expire before the transfer code.
  await later(7, () => serials(buyer))
  await later(14, () => unknown(first))
  const { transferCode } = await dataOf(api, 'offerProductTransfer', { token: owner.token, path })
  await unknown(second)
  await dataOf(api, 'cancelProductTransfer', { token: owner.token, path })
  await unknown({ ...second, transferCode })
  expect((await take(buyer, first)).refusal).toBeUndefined()
})

test('after the owner of a product was erased, another member can register it, and its warranty stays the same', async () => {
  const [owner, finder] = [await addMember(api), await addMember(api)]
  const body = registrationOf({ purchasedOn: '2026-10-01' })
  await dataOf(api, 'saveProductRegistration', { token: owner.token, body })
  await db.transaction(
    async (tx) => await exceptions.get(productRegistrations)?.erase(tx, [owner.uid], api.clock.now),
  )
  const again = { ...body, purchasedOn: '2026-11-20' }
  expect(await dataOf(api, 'saveProductRegistration', { token: finder.token, body: again })).toMatchObject({
    purchasedOn: '2026-11-20',
    warrantyUntil: '2028-04-01',
  })
})

test('the back office can assign a registered product to another member who has the receipt, and both members are notified', async () => {
  const [squatter, buyer] = [await addMember(api), await addMember(api)]
  const body = registrationOf()
  await dataOf(api, 'saveProductRegistration', { token: squatter.token, body })
  const say = async (...args: string[]) =>
    await runBackOfficeCommand(args, {
      store: api.store,
      log: pino({ level: 'silent' }),
      by: 'test',
      now: api.clock.now,
    })
  const words = ['product', body.product, body.serialNumber, buyer.uid, '2026-10-01']
  expect(await say(...words)).toMatchObject({ code: 0 })
  expect((await say(...words)).text).toContain('already')
  expect((await say('product', body.product, 'XX0000000000', buyer.uid, '2026-10-01')).code).toBe(1)
  expect([await serials(squatter), await serials(buyer)]).toEqual([[], [body.serialNumber]])
  expect(await noticeCount(squatter, 'product-moved')).toBe(1)
})

test('the back office registers a product with a receipt for a member who has reached the limit of registrations without a receipt', async () => {
  const buyer = await addMember(api)
  for (let count = 0; count < 5; count += 1) await registeredProduct(api, buyer)
  const { product, serialNumber } = registrationOf()
  const words = ['product', product, serialNumber, buyer.uid, '2026-10-01']
  expect(
    await runBackOfficeCommand(words, {
      store: api.store,
      log: pino({ level: 'silent' }),
      by: 'test',
      now: api.clock.now,
    }),
  ).toMatchObject({ code: 0 })
  expect(await serials(buyer)).toContain(serialNumber)
})

test('takeOverProduct replaces an earlier registration in which the buyer registered the same product without proof', async () => {
  const [owner, buyer] = [await addMember(api), await addMember(api)]
  const { serialNumber, transferCode } = await offeredProduct(api, owner)
  await dataOf(api, 'saveProductRegistration', { token: buyer.token, body: registrationOf({ serialNumber }) })
  expect((await take(buyer, { serialNumber, transferCode })).refusal).toBeUndefined()
  expect([await serials(owner), await serials(buyer)]).toEqual([[], [serialNumber]])
})

test('notifyWarranties notifies the owner only once that a warranty ends soon', async () => {
  const member = await addMember(api)
  const body = registrationOf({
    product: 'soft-fit-underwear',
    serialNumber: 'SF26094410',
    purchasedOn: '2026-11-01',
  })
  await dataOf(api, 'saveProductRegistration', { token: member.token, body })
  const on = async (date: string) => await notifyWarranties(db, new Date(`${date}T05:00:00Z`))
  await on('2027-03-31')
  expect(await noticeCount(member, 'warranty-ends')).toBe(0)
  for (const date of ['2027-04-01', '2027-04-02']) await on(date)
  expect(await noticeCount(member, 'warranty-ends')).toBe(1)
})
