// Provinces are kept by their codes and read in the language spoken; what was stored by a name becomes its code.
import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import { give, giveAddress } from '../../tests/support/belongings.ts'
import { addAddress, thaiAddress } from '../../tests/support/cases/addresses.ts'
import { addMember, dataOf, type TestMember } from '../../tests/support/members.ts'
import { redemptions } from '../coins/tables.ts'
import { giftClaims } from '../gifts/tables.ts'
import { addresses } from './tables.ts'

const api = await testApi()
const { db } = api.store

const bookIn = async (language: string, { token }: TestMember) =>
  (await dataOf(api, 'listAddresses', { token, language })).items

async function rich() {
  const member = await addMember(api)
  await give(api, member, 'points', 2_000)
  await give(api, member, 'coins', 1_000)
  return member
}

test('one province is the same code in every language, under the name it has there', async () => {
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

test('a province of another country is refused by its name', async () => {
  const { token } = await addMember(api)
  const reply = await api.call('modifyAddress', { token, body: { ...thaiAddress, province: 'OR' } })
  expect(reply.refusal).toBe('ADDRESS_INCOMPLETE')
  expect(reply.data).toEqual({ reasons: [{ code: 'PROVINCE_UNKNOWN', field: 'province' }] })
})

test('parcels keep the code, and are read in the language spoken', async () => {
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

describe('what was stored by a name', () => {
  const statements = readFileSync('api/store/migrations/0014_province_codes.sql', 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => sql.raw(statement))
  const migrate = async () =>
    await db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement)
    })
  const stored = async (id: string) => {
    const [row] = await db.select().from(addresses).where(eq(addresses.id, id))
    return row?.province
  }

  test.each([
    ['TH', 'Chachoengsao', '24'],
    ['TH', 'ฉะเชิงเทรา', '24'],
    ['TH', ' si sa  ket ', '33'],
    ['TH', 'Nakhon Phathom', '73'],
    ['ID', 'DKI Jakarta', 'JK'],
    ['VN', 'Thành phố Hồ Chí Minh', 'SG'],
    ['US', 'Oregon', 'OR'],
    ['US', 'OR', 'OR'],
    ['YE', "'Adan", 'AD'],
    ['MS', "Saint Peter's", 'SAINT-PETER-S'],
    ['VN', 'Bình Dương', 'Bình Dương'],
    ['TH', 'Oregon', 'Oregon'],
  ])('in %s, %j becomes %j', async (countryCode, province, code) => {
    const id = await giveAddress(api, await addMember(api), countryCode)
    await db.update(addresses).set({ province }).where(eq(addresses.id, id))
    await migrate()
    expect(await stored(id)).toBe(code)
    await migrate()
    expect(await stored(id), 'a second time changes nothing').toBe(code)
  })

  test('what is no name of a province stays readable, and is chosen anew', async () => {
    const member = await addMember(api)
    const id = await giveAddress(api, member)
    await db.update(addresses).set({ province: 'Muang Thai' }).where(eq(addresses.id, id))
    await migrate()
    const [address] = await bookIn('th', member)
    expect([address?.province, address?.provinceName]).toEqual([undefined, 'Muang Thai'])
  })

  test('becomes a code in parcels, too', async () => {
    const member = await rich()
    const { token } = member
    const { id: addressId } = await addAddress(api, member)
    const claim = await dataOf(api, 'claimGift', { token, body: { id: 'muslin-cloth', addressId } })
    const { redemption } = await dataOf(api, 'redeemMallProduct', {
      ...{ token, body: { productId: 'night-light', addressId } },
    })
    const named = sql`address || '{"province": "Chiang Mai"}'`
    await db.update(giftClaims).set({ address: named }).where(eq(giftClaims.id, claim.id))
    await db.update(redemptions).set({ address: named }).where(eq(redemptions.id, redemption.id))
    await migrate()
    const mine = await dataOf(api, 'getMyGift', { token, path: { id: claim.id } })
    const redeemed = await dataOf(api, 'listRedemptions', { token })
    for (const address of [mine.address, redeemed.items[0]?.address])
      expect(address).toMatchObject({ province: '50', provinceName: 'Chiang Mai' })
  })
})
