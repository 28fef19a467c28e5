// Tests that provinces are stored as codes and shown in the language of the request.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { giveAddress, givePoints, giveCoins } from '#tests/support/give.ts'
import { addAddress, thaiAddress } from '#tests/support/cases/addresses.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { addresses } from './tables.ts'

const api = await testApi()
const { db } = api.store

const bookIn = async (language: string, { token }: TestMember) =>
  (await dataOf(api, 'listAddresses', { token, language })).items

async function rich() {
  const member = await addMember(api)
  await givePoints(api, member, 2_000)
  await giveCoins(api, member, 1_000)
  return member
}

test('a province has the same code and a localized name in each language', async () => {
  const member = await addMember(api)
  const { id } = await addAddress(api, member, { province: '24' })
  const [english] = await bookIn('en', member)
  const [thai] = await bookIn('th', member)
  expect([english?.province, english?.provinceName]).toEqual(['24', 'Chachoengsao'])
  expect([thai?.province, thai?.provinceName]).toEqual(['24', 'ฉะเชิงเทรา'])
  const body = { ...thaiAddress, id, province: thai?.province }
  await dataOf(api, 'modifyAddress', { token: member.token, language: 'th', body })
  expect((await bookIn('en', member))[0]?.provinceName).toBe('Chachoengsao')
})

test('modifyAddress rejects a province of another country', async () => {
  const { token } = await addMember(api)
  const reply = await api.call('modifyAddress', { token, body: { ...thaiAddress, province: 'OR' } })
  expect(reply.refusal).toBe('ADDRESS_INCOMPLETE')
  expect(reply.data).toEqual({ reasons: [{ code: 'PROVINCE_UNKNOWN', field: 'province' }] })
})

test('parcels store the code of the province and show its name in the language of the request', async () => {
  const member = await rich()
  const { token } = member
  const { id: addressId } = await addAddress(api, member)
  await dataOf(api, 'claimGift', { token, body: { id: 'muslin-cloth', addressId } })
  await dataOf(api, 'redeemMallProduct', { token, body: { productId: 'night-light', addressId } })
  const read = async (language: string) => {
    const gifts = await dataOf(api, 'listMyGifts', { token, language })
    const redeemed = await dataOf(api, 'listRedemptions', { token, language })
    return [gifts.items[0]?.address, redeemed.items[0]?.address].map((address) => address?.provinceName)
  }
  expect(await read('en')).toEqual(['Bangkok', 'Bangkok'])
  expect(await read('th')).toEqual(['กรุงเทพมหานคร', 'กรุงเทพมหานคร'])
})

test('listAddresses returns a name, but no code, for a province that was stored as free text', async () => {
  const member = await addMember(api)
  const id = await giveAddress(api, member)
  await db.update(addresses).set({ province: 'Muang Thai' }).where(eq(addresses.id, id))
  const [address] = await bookIn('th', member)
  expect([address?.province, address?.provinceName]).toEqual([undefined, 'Muang Thai'])
})
