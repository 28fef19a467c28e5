// Registering products: a serial number once, the warranty as promised, the receipt used once.
import { describe, expect, test } from 'vitest'
import { detailOf, testApi } from '../../tests/support/api.ts'
import { registrationOf } from '../../tests/support/cases/support.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '../../tests/support/members.ts'
import { addUpload } from '../../tests/support/uploads.ts'

const api = await testApi()

const register = ({ token }: TestMember, body: object, key?: string) =>
  api.call('saveProductRegistration', { token, body, key })
const listOf = ({ token }: TestMember, query: Record<string, string> = {}) =>
  dataOf(api, 'listProductRegistrations', { token, query })

test('a registration extends the warranty and stands in that member’s list alone', async () => {
  const [member, other] = [await addMember(api), await addMember(api)]
  const proof = await addUpload(api, member, 'registration')
  const body = { ...registrationOf(), proof }
  const saved = await dataOf(api, 'saveProductRegistration', { token: member.token, body, language: 'th' })
  expect(saved).toMatchObject({
    ...{ product: body.product, serialNumber: body.serialNumber, purchasedOn: body.purchasedOn },
    ...{ name: 'เครื่องปั๊มนมแบบสวม Air One', hasProof: true, warrantyUntil: '2028-05-08' },
    registeredAt: api.clock.now.toISOString(),
  })
  expect((await listOf(member)).items.map(({ id }) => id)).toEqual([saved.id])
  expect((await listOf(other)).items).toEqual([])
})

const because = (code: string) => ({ reasons: [{ code, field: 'serialNumber' }] })

describe('a serial number is registered once', () => {
  test('however it is written, by the member or anybody', async () => {
    const [member, other] = [await addMember(api), await addMember(api)]
    const body = registrationOf()
    await register(member, body)
    const spaced = { ...body, serialNumber: body.serialNumber.replace('AP', 'ap - ') }
    for (const again of [await register(member, spaced), await register(other, spaced)])
      expect(again.refusal).toBe('PRODUCT_REGISTERED')
    const reasons = async (who: TestMember) => detailOf(await register(who, body))
    expect([await reasons(member), await reasons(other)]).toEqual([
      because('OWN_ALREADY'),
      because('ONCE_A_SERIAL_NUMBER'),
    ])
    expect((await listOf(other)).items).toEqual([])
  })

  test('by one of thirty members at the same moment', async () => {
    const members: TestMember[] = []
    for (let added = 0; added < 30; added += 1) members.push(await addMember(api))
    const body = registrationOf()
    const replies = await Promise.all(members.map((member) => register(member, body)))
    expect(countBy(replies)).toEqual({ OK: 1, PRODUCT_REGISTERED: 29 })
  })

  test('and thirty sends of one key are one registration and the same bytes', async () => {
    const member = await addMember(api)
    const body = registrationOf()
    const replies = await atOnce(30, () => register(member, body, 'one-registration-only'))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(countBy(replies)).toEqual({ OK: 30 })
  })
})

test('a receipt of another member’s, or one that was used, is refused and nothing is registered', async () => {
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

test('today is today where the member lives', async () => {
  const member = await addMember(api, { timeZone: 'Pacific/Kiritimati', countryCode: 'KI' })
  // 17:00 of the 21st there when the clock of the tests says 03:00 UTC.
  expect((await register(member, registrationOf({ purchasedOn: '2026-11-22' }))).refusal).toBe(
    'PURCHASE_DATE_WRONG',
  )
  expect((await register(member, registrationOf({ purchasedOn: '2026-11-21' }))).refusal).toBeUndefined()
})

test('the list comes in pages, the newest first', async () => {
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

test('every product that can be registered is shown with its number', async () => {
  const { items } = await dataOf(api, 'listRegistrableProducts', { language: 'id' })
  expect(items.length).toBeGreaterThanOrEqual(5)
  expect(items[0]).toMatchObject({ name: 'Pompa ASI Air One', serialNumberExample: 'AP2609001234' })
})
