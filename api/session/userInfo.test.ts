// The member's own record: every field of section 3, always there.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import { addMember, dataOf, registerMember } from '../../tests/support/members.ts'
import { members } from './tables.ts'

const api = await testApi()

test('a new member’s record', async () => {
  const { uid, token, account } = await registerMember(api, { lastName: 'Srisuk' })
  expect(await dataOf(api, 'getUserInfo', { token })).toEqual({
    isVisitSignView: false,
    showSignMenu: true,
    newPrivacyPolicy: false,
    activityList: [],
    hasPass: false,
    uid,
    email: account,
    firstName: 'Canarymali',
    lastName: 'Srisuk',
    phone: null,
    avatar: null,
    countryCode: 'TH',
    countryName: 'Thailand',
    lactation: 1,
    cupSize: null,
    siliconePlugSize: null,
    resumptionDate: null,
    memberLevel: 1,
    points: 0,
    giftCount: 0,
    discountCount: 0,
    amount: 0,
    memberLevelList: [
      { level: 1, name: 'Moon', fromPoints: 0 },
      { level: 2, name: 'Sprout', fromPoints: 200 },
      { level: 3, name: 'Nest', fromPoints: 600 },
      { level: 4, name: 'Ribbon', fromPoints: 1500 },
    ],
    registerChannel: 'web',
    registerSource: 'shopify',
    shopifyUrl: null,
    purchaseChannel: 1,
    showMyRightsMenu: false,
    extraInfo: {},
    birthday: null,
    registerCountryName: 'Thailand',
    registerCountryCode: 'TH',
    phoneVerified: false,
    emailVerified: true,
    childExpectedDate: null,
  })
})

test.each([
  ['en', 'Thailand', 'Moon'],
  ['id', 'Thailand', 'Bulan'],
  ['th', 'ไทย', 'พระจันทร์'],
  ['vn', 'Thái Lan', 'Mặt Trăng'],
  ['fr', 'Thailand', 'Moon'],
])('countries and levels are named in the language of the request: %s', async (language, country, level) => {
  const { token } = await addMember(api)
  const user = await dataOf(api, 'getUserInfo', { token, language })
  expect([user.countryName, user.registerCountryName, user.memberLevelList[0]?.name]).toEqual([
    country,
    country,
    level,
  ])
})

test('checking in shows in balances, and that she knows the check-in', async () => {
  const { token } = await addMember(api)
  const { coins, points } = await dataOf(api, 'checkIn', { token, path: { game: 'normalCheckIn' } })
  expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({
    isVisitSignView: true,
    amount: coins,
    points,
  })
  expect(coins).toBeGreaterThan(0)
})

test('an older privacy policy asks for consent to the newer one', async () => {
  const { uid, token } = await addMember(api)
  await api.store.db.update(members).set({ policyVersion: '2020-01-01' }).where(eq(members.id, uid))
  expect((await dataOf(api, 'getUserInfo', { token })).newPrivacyPolicy).toBe(true)
})

test('what the member told of herself comes back', async () => {
  const { uid, token } = await addMember(api)
  const told = {
    birthday: '1996-02-29',
    resumptionDate: '2027-01-04',
    cupSize: 'C',
    siliconePlugSize: '21 mm',
    lactation: 2,
  }
  await api.store.db
    .update(members)
    .set({ ...told, permissions: ['MAR00002'] })
    .where(eq(members.id, uid))
  expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({ ...told, activityList: ['MAR00002'] })
})
