// Tests the address book, which is private to the member, has at most 20 addresses, and has exactly one default address
// unless it is empty.
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addAddress, thaiAddress } from '#tests/support/cases/addresses.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { addressOf } from './addresses.ts'
import { addresses } from './tables.ts'

const api = await testApi()

const shownThai = { ...thaiAddress, provinceName: 'Bangkok' }
const bookOf = async ({ token }: TestMember) => (await dataOf(api, 'listAddresses', { token })).items
const choose = ({ token }: TestMember, id: string) => api.call('setDefaultAddress', { token, body: { id } })
const remove = ({ token }: TestMember, id: string) => api.call('deleteAddress', { token, path: { id } })
const defaultsOf = async (member: TestMember) =>
  (await bookOf(member)).filter(({ isDefault }) => isDefault).map(({ id }) => id)

describe('changes of the address book', () => {
  test('modifyAddress stores a new address, and makes the first address the default', async () => {
    const member = await addMember(api)
    const { id, ...address } = await addAddress(api, member)
    expect(address).toEqual({ ...shownThai, isDefault: true })
    expect(await dataOf(api, 'getAddress', { token: member.token, path: { id } })).toEqual({ id, ...address })
    expect(await addressOf(api.store.db, member.uid, id)).toEqual({ ...thaiAddress, id, isDefault: true })
    expect((await addAddress(api, member)).isDefault).toBe(false)
  })

  test('modifyAddress stores the phone number in E.164', async () => {
    const member = await addMember(api)
    expect((await addAddress(api, member, { phone: '+660812345678' })).phone).toBe('+66812345678')
  })

  test('listAddresses returns the default address first, then the others, newest first', async () => {
    const member = await addMember(api)
    const ids = [await addAddress(api, member), await addAddress(api, member), await addAddress(api, member)]
    const [first, second, third] = ids.map(({ id }) => id)
    expect((await bookOf(member)).map(({ id }) => id)).toEqual([first, third, second])
    await choose(member, second ?? '')
    expect((await bookOf(member)).map(({ id }) => id)).toEqual([second, third, first])
  })

  test('modifyAddress replaces the whole address and does not change the default', async () => {
    const member = await addMember(api)
    const { id } = await addAddress(api, member, { line2: 'Third floor' })
    const changed = await addAddress(api, member, { id, line1: '9 Canary Road', isDefault: false })
    expect(changed).toEqual({ ...shownThai, id, isDefault: true, line1: '9 Canary Road' })
  })

  test('modifyAddress can make a new or changed address the default', async () => {
    const member = await addMember(api)
    const { id: first } = await addAddress(api, member)
    const { id: second } = await addAddress(api, member, { isDefault: true })
    expect(await defaultsOf(member)).toEqual([second])
    await addAddress(api, member, { id: first, isDefault: true })
    expect(await defaultsOf(member)).toEqual([first])
  })

  test('deleteAddress of the default makes the newest other address the default', async () => {
    const member = await addMember(api)
    const added = [
      await addAddress(api, member),
      await addAddress(api, member),
      await addAddress(api, member),
    ]
    const [first, second, third] = added.map(({ id }) => id)
    await remove(member, first ?? '')
    expect(await defaultsOf(member)).toEqual([third])
    await remove(member, second ?? '')
    expect(await defaultsOf(member)).toEqual([third])
    await remove(member, third ?? '')
    expect(await bookOf(member)).toEqual([])
    expect((await addAddress(api, member)).isDefault).toBe(true)
  })

  test('modifyAddress for an invalid address returns all reasons, and does not store the address', async () => {
    const member = await addMember(api)
    const { id } = await addAddress(api, member)
    const body = { ...thaiAddress, id, postcode: '1', phone: '+66112345' }
    const reply = await api.call('modifyAddress', { token: member.token, body })
    expect(reply.refusal).toBe('ADDRESS_INCOMPLETE')
    expect(reply.data).toEqual({
      reasons: [
        { code: 'FORMAT', field: 'postcode' },
        { code: 'PHONE_INVALID', field: 'phone' },
      ],
    })
    expect(await bookOf(member)).toEqual([{ ...shownThai, id, isDefault: true }])
  })

  test('modifyAddress adds one address for two calls with the same idempotency key, and returns the same response', async () => {
    const { token, ...member } = await addMember(api)
    const call = { token, key: 'one-address-only-please', body: thaiAddress }
    const [first, second] = [await api.call('modifyAddress', call), await api.call('modifyAddress', call)]
    expect(second.text).toBe(first.text)
    expect(await bookOf({ token, ...member })).toHaveLength(1)
  })
})

test('reading, changing or removing the address of another member, or making it the default, returns 404', async () => {
  const [mine, other] = [await addMember(api), await addMember(api)]
  const { id } = await addAddress(api, other)
  await addAddress(api, mine)
  const { token } = mine
  const replies = [
    await api.call('getAddress', { token, path: { id } }),
    await api.call('modifyAddress', { token, body: { ...thaiAddress, id, line1: 'Taken' } }),
    await choose(mine, id),
    await remove(mine, id),
  ]
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await bookOf(other)).toEqual([{ ...shownThai, id, isDefault: true }])
  expect(await defaultsOf(mine)).toHaveLength(1)
})

describe('concurrent changes of the address book', () => {
  test('30 concurrent modifyAddress calls store 20 addresses with one default, and return ADDRESS_LIMIT ten times', async () => {
    const member = await addMember(api)
    const body = { ...thaiAddress, isDefault: true }
    const replies = await atOnce(30, () => api.call('modifyAddress', { token: member.token, body }))
    expect(countBy(replies)).toEqual({ OK: 20, ADDRESS_LIMIT: 10 })
    expect(await bookOf(member)).toHaveLength(20)
    expect(await defaultsOf(member)).toHaveLength(1)
  })

  test('exactly one address is the default after 30 concurrent calls that change the default', async () => {
    const member = await addMember(api)
    const ids: string[] = []
    for (let added = 0; added < 6; added += 1) ids.push((await addAddress(api, member)).id)
    const replies = await atOnce(30, (index) => choose(member, ids[index % ids.length] ?? ''))
    expect(countBy(replies)).toEqual({ OK: 30 })
    expect(await defaultsOf(member)).toHaveLength(1)
  })

  test('exactly one address is the default after each of 20 rounds of concurrent calls that remove addresses, add addresses and change the default', async () => {
    for (let round = 0; round < 20; round += 1) {
      const member = await addMember(api)
      const { id: first } = await addAddress(api, member)
      const { id: second } = await addAddress(api, member)
      await addAddress(api, member)
      await Promise.all([
        remove(member, first),
        choose(member, second),
        addAddress(api, member, { isDefault: true }),
      ])
      expect(await bookOf(member)).toHaveLength(3)
      expect(await defaultsOf(member)).toHaveLength(1)
    }
  })
})

test('the database rejects a second default address of a member', async () => {
  const member = await addMember(api)
  await addAddress(api, member)
  const { id } = await addAddress(api, member)
  const byId = and(eq(addresses.memberId, member.uid), eq(addresses.id, id))
  await expect(api.store.db.update(addresses).set({ isDefault: true }).where(byId)).rejects.toThrow()
})
