// Tests getUserInfo, which always returns every field of section 3 of the specification.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, registerMember } from '#tests/support/members.ts'
import { joiningReward } from '../catalog/tasks.ts'
import { giftEntitlements, vouchers } from '../rewards/tables.ts'
import { grant } from '../ledger/ledger.ts'
import { babies } from '../profile/tables.ts'
import { members } from '../members/tables.ts'

const api = await testApi()

test('getUserInfo returns defaults for a new member: member level 1, lactation 1, purchase channel 1 (section 9 of the specification)', async () => {
  const { uid, token, account } = await registerMember(api, { lastName: 'Srisuk' })
  expect(await dataOf(api, 'getUserInfo', { token })).toEqual({
    isVisitSignView: false,
    showSignMenu: true,
    newPrivacyPolicy: false,
    activityList: [],
    hasPass: false,
    hasPasskey: false,
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
    points: joiningReward().points,
    giftCount: 0,
    discountCount: 0,
    amount: joiningReward().coins,
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
    birthdayCorrectableUntil: null,
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
])(
  'getUserInfo returns names of countries and levels in the language of the request: %s',
  async (language, country, level) => {
    const { token } = await addMember(api)
    const user = await dataOf(api, 'getUserInfo', { token, language })
    expect([user.countryName, user.registerCountryName, user.memberLevelList[0]?.name]).toEqual([
      country,
      country,
      level,
    ])
  },
)

test('getUserInfo returns the new balances and isVisitSignView true after a check-in', async () => {
  const { token } = await addMember(api)
  const { coins, points } = await dataOf(api, 'checkIn', { token, path: { game: 'normalCheckIn' } })
  expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({
    isVisitSignView: true,
    amount: coins,
    points,
  })
  expect(coins).toBeGreaterThan(0)
})

test('getUserInfo returns newPrivacyPolicy true if the member agreed to an older privacy policy', async () => {
  const { uid, token } = await addMember(api)
  await api.store.db.update(members).set({ policyVersion: '2020-01-01' }).where(eq(members.id, uid))
  expect((await dataOf(api, 'getUserInfo', { token })).newPrivacyPolicy).toBe(true)
})

test('getUserInfo returns the stored profile and permissions', async () => {
  const { uid, token } = await addMember(api)
  const profile = {
    birthday: '1996-02-29',
    resumptionDate: '2027-01-04',
    cupSize: 'C',
    siliconePlugSize: '21 mm',
    lactation: 2,
  }
  await api.store.db
    .update(members)
    .set({ ...profile, permissions: ['MAR00002'] })
    .where(eq(members.id, uid))
  expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({
    ...profile,
    activityList: ['MAR00002'],
  })
})

test('registration stores the channel, source and link code with which the member came to the hub', async () => {
  const led = { channel: 'h5', source: ' instagram ', linkCode: '7KQ2MXRT' } as const
  const { uid, token } = await registerMember(api, led)
  expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({
    registerChannel: 'h5',
    registerSource: 'instagram',
  })
  const [row] = await api.store.db.select().from(members).where(eq(members.id, uid))
  expect(row?.linkCode).toBe('7KQ2MXRT')
})

test('getUserInfo returns the number of unclaimed gifts and of usable vouchers', async () => {
  const { uid: memberId, token } = await addMember(api)
  const now = api.clock.now
  const entitlement = { memberId, gift: 'night-light', source: 'test', givenAt: now }
  await api.store.db.insert(giftEntitlements).values([
    { ...entitlement, id: `${memberId}-1`, reference: `${memberId}:1` },
    { ...entitlement, id: `${memberId}-2`, reference: `${memberId}:2` },
    { ...entitlement, id: `${memberId}-3`, reference: `${memberId}:3`, claimedAt: now },
  ])
  const voucherRow = { memberId, voucher: 'welcome', source: 'test', grantedAt: now }
  const tomorrow = new Date(now.getTime() + 86_400_000)
  const yesterday = new Date(now.getTime() - 86_400_000)
  await api.store.db.insert(vouchers).values([
    { ...voucherRow, id: `${memberId}-1`, reference: `${memberId}:1`, expiresAt: tomorrow },
    { ...voucherRow, id: `${memberId}-2`, reference: `${memberId}:2`, expiresAt: yesterday },
    { ...voucherRow, id: `${memberId}-3`, reference: `${memberId}:3`, expiresAt: tomorrow, state: 'used' },
    { ...voucherRow, id: `${memberId}-4`, reference: `${memberId}:4`, expiresAt: tomorrow, state: 'void' },
  ])
  expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({ giftCount: 2, discountCount: 1 })
})

test('getUserInfo returns a due date only while the baby is not born', async () => {
  const { uid: memberId, token } = await addMember(api)
  const baby = { memberId, createdAt: api.clock.now }
  await api.store.db.insert(babies).values([
    { ...baby, id: `${memberId}-1`, dueDate: '2026-10-01', birthDate: '2026-10-03' },
    { ...baby, id: `${memberId}-2`, dueDate: '2027-03-01' },
    { ...baby, id: `${memberId}-3` },
  ])
  expect((await dataOf(api, 'getUserInfo', { token })).childExpectedDate).toBe('2027-03-01')
})

test('getUserInfo returns showMyRightsMenu true from the second member level on', async () => {
  const { uid: memberId, token } = await addMember(api)
  expect((await dataOf(api, 'getUserInfo', { token })).showMyRightsMenu).toBe(false)
  await grant(api.store.db, {
    memberId,
    currency: 'points',
    amount: 200,
    purpose: 'test',
    reference: `${memberId}:points`,
    occurredAt: api.clock.now,
  })
  expect((await dataOf(api, 'getUserInfo', { token })).showMyRightsMenu).toBe(true)
})
