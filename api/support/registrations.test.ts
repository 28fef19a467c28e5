// Tests product registrations. A member can register a serial number only once, a registration extends the warranty,
// and a receipt can be used only once.
import { describe, expect, test } from 'vitest'
import { detailOf, testApi, type Reply } from '#tests/support/api.ts'
import { registrationOf } from '#tests/support/cases/support.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { giveOrder } from '#tests/support/shopOrders.ts'
import { addUpload } from '#tests/support/uploads.ts'

const api = await testApi()

const register = ({ token }: TestMember, body: object, key?: string) =>
  api.call('saveProductRegistration', { token, body, key })
const listOf = ({ token }: TestMember, query: Record<string, string> = {}) =>
  dataOf(api, 'listProductRegistrations', { token, query })

test('a product registration extends the warranty and is listed only for its member', async () => {
  const [member, other] = [await addMember(api), await addMember(api)]
  const proof = await addUpload(api, member, 'registration')
  const body = { ...registrationOf(), proof }
  const saved = await dataOf(api, 'saveProductRegistration', { token: member.token, body, language: 'th' })
  expect(saved).toMatchObject({
    product: body.product,
    serialNumber: body.serialNumber,
    purchasedOn: body.purchasedOn,
    name: 'เครื่องปั๊มนมแบบสวม Air One',
    hasProof: true,
    warrantyUntil: '2028-05-08',
    registeredAt: api.clock.now.toISOString(),
  })
  expect((await listOf(member)).items.map(({ id }) => id)).toEqual([saved.id])
  expect((await listOf(other)).items).toEqual([])
})

describe('a member can register a serial number only once', () => {
  test('a member cannot register a serial number again by typing it differently, and other members can register it', async () => {
    const [member, other] = [await addMember(api), await addMember(api)]
    const body = registrationOf()
    await register(member, body)
    const spaced = { ...body, serialNumber: body.serialNumber.replace('AP', 'ap - ') }
    const again = await register(member, spaced)
    expect([again.refusal, detailOf(again)]).toEqual([
      'PRODUCT_REGISTERED',
      { reasons: [{ code: 'OWN_ALREADY', field: 'serialNumber' }] },
    ])
    expect((await register(other, spaced)).refusal).toBeUndefined()
  })

  test('only one of 30 concurrent registrations of a serial number by the same member succeeds', async () => {
    const member = await addMember(api)
    const body = registrationOf()
    expect(countBy(await atOnce(30, () => register(member, body)))).toEqual({ OK: 1, PRODUCT_REGISTERED: 29 })
  })

  test('30 concurrent registrations with the same idempotency key return equal responses', async () => {
    const member = await addMember(api)
    const body = registrationOf()
    const replies = await atOnce(30, () => register(member, body, 'one-registration-only'))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(countBy(replies)).toEqual({ OK: 30 })
  })
})

test('products from paid orders can be registered without a receipt, even beyond the limit of registrations without a receipt', async () => {
  const member = await addMember(api)
  const item = { name: 'Air One wearable pump', variant: null, quantity: 2, price: 429000, picture: null }
  await giveOrder(api, member, { items: [item] })
  await giveOrder(api, member, {
    items: [{ ...item, quantity: 40 }],
    payment: 'pending',
    complete: false,
    parcels: [],
  })
  await giveOrder(api, await addMember(api), { items: [{ ...item, quantity: 40 }] })
  const replies: Reply[] = []
  for (let count = 0; count < 9; count += 1) replies.push(await register(member, registrationOf()))
  expect(countBy(replies)).toEqual({ OK: 7, RECEIPT_NEEDED: 2 })
  expect(
    (await register(member, registrationOf({ product: 'moon-pillow', serialNumber: 'MP26100382' }))).refusal,
  ).toBe('RECEIPT_NEEDED')
})

test('a registration with a used receipt, or with another member’s upload, is rejected', async () => {
  const [member, other] = [await addMember(api), await addMember(api)]
  const used = await addUpload(api, member, 'registration')
  await register(member, registrationOf({ proof: used }))
  for (const proof of [
    used,
    await addUpload(api, other, 'registration'),
    await addUpload(api, member, 'right'),
  ]) {
    const body = registrationOf({ proof })
    expect((await register(member, body)).refusal).toBe('UPLOAD_UNKNOWN')
    expect((await register(member, { ...body, proof: undefined })).refusal).toBeUndefined()
  }
})

test('a registration accepts a purchase today in the member’s time zone, and rejects a purchase tomorrow', async () => {
  const member = await addMember(api, { timeZone: 'Pacific/Kiritimati', countryCode: 'KI' })
  // The test clock is at 03:00 UTC, which is 17:00 on 21 November in Kiritimati.
  expect((await register(member, registrationOf({ purchasedOn: '2026-11-22' }))).refusal).toBe(
    'PURCHASE_DATE_WRONG',
  )
  expect((await register(member, registrationOf({ purchasedOn: '2026-11-21' }))).refusal).toBeUndefined()
})

test('listProductRegistrations returns registrations in pages, newest first', async () => {
  const member = await addMember(api)
  const saved: string[] = []
  for (let added = 0; added < 5; added += 1) {
    const body = registrationOf()
    saved.unshift((await dataOf(api, 'saveProductRegistration', { token: member.token, body })).id)
  }
  const first = await listOf(member, { limit: '2' })
  const second = await listOf(member, { limit: '2', cursor: first.nextCursor ?? '' })
  const third = await listOf(member, { limit: '2', cursor: second.nextCursor ?? '' })
  expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(saved)
  expect(third.nextCursor).toBeNull()
})

test('listRegistrableProducts returns each product with an example serial number', async () => {
  const { items } = await dataOf(api, 'listRegistrableProducts', { language: 'id' })
  expect(items.length).toBeGreaterThanOrEqual(5)
  expect(items[0]).toMatchObject({ name: 'Pompa ASI Air One', serialNumberExample: 'AP2609001234' })
})
