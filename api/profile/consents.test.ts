// Checks that consents are stored for each purpose in an append-only history, with the privacy policy of the member's
// country.
import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, atOnce, dataOf, type TestMember } from '#tests/support/members.ts'
import { policyFor } from '../catalog/policies.ts'
import { consents } from '../session/tables.ts'
import { sqlState } from '../store/sqlState.ts'
import { consentsTo, type Purpose } from './consents.ts'
import { members } from '../members/tables.ts'

const api = await testApi()
const version = 'th-2026-11-01'

const set = ({ token }: TestMember, body: object) => api.call('setConsents', { token, body })
const consentsOf = async ({ token }: TestMember) => {
  const { items } = await dataOf(api, 'getConsents', { token })
  return Object.fromEntries(items.map((item) => [item.purpose, item]))
}
const historyOf = ({ uid }: TestMember) =>
  api.store.db.select().from(consents).where(eq(consents.memberId, uid)).orderBy(asc(consents.number))

test('getConsents returns only the consents that a new member gave at registration', async () => {
  const member = await addMember(api, { agreeTracking: true })
  const agreement = { countryCode: 'TH', policyVersion: version, at: api.clock.now.toISOString() }
  const unsaid = { granted: false, countryCode: null, policyVersion: null, at: null }
  expect(await consentsOf(member)).toEqual({
    membership: { purpose: 'membership', granted: true, ...agreement },
    babyData: { purpose: 'babyData', ...unsaid },
    marketingMail: { purpose: 'marketingMail', granted: false, ...agreement },
    marketingPhone: { purpose: 'marketingPhone', ...unsaid },
    tracking: { purpose: 'tracking', granted: true, ...agreement },
  })
})

describe('history of consents', () => {
  test('setConsents appends to the history with country, version and time', async () => {
    const ownApi = await testApi({ store: api.store })
    const member = await addMember(ownApi)
    const before = await historyOf(member)
    for (const tracking of [true, false, true]) {
      ownApi.wait(60)
      await ownApi.call('setConsents', { token: member.token, body: { tracking } })
    }
    const after = await historyOf(member)
    expect(after.slice(0, 3)).toEqual(before)
    expect(after.slice(3).map(({ purpose, granted }) => [purpose, granted])).toEqual([
      ['tracking', true],
      ['tracking', false],
      ['tracking', true],
    ])
    expect(after.at(-1)).toMatchObject({ countryCode: 'TH', policyVersion: version, at: ownApi.clock.now })
  })

  test('20 concurrent setConsents calls with unchanged consents add no rows', async () => {
    const member = await addMember(api)
    await atOnce(20, () => set(member, { tracking: true, marketingMail: false }))
    expect(await historyOf(member)).toHaveLength(4)
  })

  test('the database rejects an update of a consent', async () => {
    const member = await addMember(api)
    const forge = api.store.db.execute(
      sql`update consents set granted = true where member_id = ${member.uid}`,
    )
    await expect(forge).rejects.toMatchObject({
      cause: { message: 'Consents are only ever added' },
    })
    expect((await consentsOf(member)).tracking?.granted).toBe(false)
  })

  test('the consent that was stored last is in force if two consents have the same instant', async () => {
    const member = await addMember(api)
    await set(member, { tracking: true })
    await set(member, { tracking: false })
    expect((await consentsOf(member)).tracking?.granted).toBe(false)
  })
})

test('setConsents keeps the consents for purposes that the request omits, and changes no consent if one purpose is rejected', async () => {
  const member = await addMember(api)
  await set(member, { babyData: true })
  await set(member, { tracking: true })
  expect(await consentsTo(api.store.db, member.uid, 'babyData')).toBe(true)
  const before = await historyOf(member)
  expect((await set(member, { tracking: false, marketingPhone: true })).refusal).toBe('PHONE_MISSING')
  expect((await set(member, { tracking: false, membership: false })).refusal).toBe('CONSENT_NEEDED')
  expect(await historyOf(member)).toEqual(before)
})

test('setConsents does not affect other members', async () => {
  const [mine, other] = [await addMember(api), await addMember(api)]
  await set(other, { tracking: true, babyData: true })
  for (const purpose of ['tracking', 'babyData'] satisfies Purpose[])
    expect(await consentsTo(api.store.db, mine.uid, purpose)).toBe(false)
})

test('subscribe and subscribePhone change marketing by email and by phone independently', async () => {
  const mail = await addMember(api)
  const phone = await addMember(api, { account: '+66812345600', agreeMarketing: true })
  const subscribed = async (member: TestMember) => {
    const { marketingMail, marketingPhone } = await consentsOf(member)
    return [marketingMail?.granted, marketingPhone?.granted]
  }
  expect([await subscribed(mail), await subscribed(phone)]).toEqual([
    [false, false],
    [false, true],
  ])
  const on = { body: { subscribed: true } }
  const off = { body: { subscribed: false } }
  await dataOf(api, 'subscribe', { token: mail.token, ...on })
  await dataOf(api, 'subscribePhone', { token: phone.token, ...off })
  expect((await api.call('subscribe', { token: phone.token, ...on })).refusal).toBe('EMAIL_MISSING')
  expect((await api.call('subscribe', { token: phone.token, ...off })).code).toBe(200)
  expect([await subscribed(mail), await subscribed(phone)]).toEqual([
    [true, false],
    [false, false],
  ])
})

describe('privacy policy', () => {
  const outdate = ({ uid }: TestMember) =>
    api.store.db.update(members).set({ policyVersion: 'th-2025-11-05' }).where(eq(members.id, uid))

  test.each([
    { country: 'TH', today: '2026-10-31', inForce: 'th-2025-11-05', next: 'th-2026-11-01' },
    { country: 'TH', today: '2026-11-01', inForce: 'th-2026-11-01', next: 'th-2027-01-01' },
    { country: 'TH', today: '2027-01-01', inForce: 'th-2027-01-01', next: undefined },
    { country: 'VN', today: '2026-11-01', inForce: 'vn-2026-11-01', next: 'vn-2027-01-01' },
    { country: 'DE', today: '2026-11-01', inForce: 'general-2026-11-01', next: 'general-2027-01-01' },
    {
      country: 'constructor',
      today: '2020-01-01',
      inForce: 'general-2025-11-05',
      next: 'general-2026-11-01',
    },
  ])(
    'policyFor $country on $today returns the policy in force $inForce and the next policy $next',
    ({ country, today, inForce, next }) => {
      const policy = policyFor(country, today)
      expect([policy.inForce.version, policy.next?.version]).toEqual([inForce, next])
    },
  )

  test('getPrivacyPolicy returns the version that the member agreed to', async () => {
    const member = await addMember(api)
    expect(await dataOf(api, 'getPrivacyPolicy', member)).toMatchObject({
      countryCode: 'TH',
      version,
      effectiveFrom: '2026-11-01',
      next: { version: 'th-2027-01-01', effectiveFrom: '2027-01-01' },
      agreed: true,
      agreedVersion: version,
      agreedAt: api.clock.now.toISOString(),
    })
    await outdate(member)
    expect(await dataOf(api, 'getPrivacyPolicy', member)).toMatchObject({
      agreed: false,
      agreedVersion: 'th-2025-11-05',
      agreedAt: null,
    })
  })

  test.each(['en', 'id', 'th', 'vn'] as const)(
    'getPrivacyPolicy returns a summary in %s',
    async (language) => {
      const { token } = await addMember(api, { countryCode: 'DE' })
      const { summary, countryCode } = await dataOf(api, 'getPrivacyPolicy', { token, language })
      expect(summary).toBe(policyFor('DE', '2026-11-21').inForce.summary[language])
      expect(countryCode).toBeNull()
    },
  )

  test('20 concurrent agreePrivacyPolicy calls add one consent to the history', async () => {
    const member = await addMember(api, { countryCode: 'VN' })
    await dataOf(api, 'modifyUserInfo', { token: member.token, body: { countryCode: 'TH' } })
    const isAgree = () => dataOf(api, 'isAgreeCountryPrivacyPolicy', member)
    expect(await isAgree()).toEqual({ isAgree: false, version })
    await atOnce(20, () => dataOf(api, 'agreePrivacyPolicy', { token: member.token, body: { version } }))
    expect(await isAgree()).toEqual({ isAgree: true, version })
    expect((await dataOf(api, 'getUserInfo', member)).newPrivacyPolicy).toBe(false)
    const history = await historyOf(member)
    expect(history.filter(({ purpose }) => purpose === 'membership')).toHaveLength(2)
    expect(history.at(-1)).toMatchObject({ granted: true, countryCode: 'TH', policyVersion: version })
  })

  test('agreePrivacyPolicy rejects an outdated version and the version of another country', async () => {
    const member = await addMember(api)
    await outdate(member)
    for (const wrong of ['th-2025-11-05', 'vn-2026-11-01', 'th-2099-01-01']) {
      const reply = await api.call('agreePrivacyPolicy', {
        token: member.token,
        body: { version: wrong },
      })
      expect(reply.refusal).toBe('POLICY_CHANGED')
    }
    expect((await dataOf(api, 'isAgreeCountryPrivacyPolicy', member)).isAgree).toBe(false)
  })
})

test('the database rejects deletion of consents unless their member is deleted too', async () => {
  const { db } = api.store
  const { uid } = await addMember(api)
  const ofMember = eq(consents.memberId, uid)
  const stateOf = (statement: Promise<unknown>) => statement.then(() => undefined, sqlState)
  expect(await stateOf(db.delete(consents).where(ofMember))).toBe('23001')
  expect(await stateOf(db.update(consents).set({ granted: true }).where(ofMember))).toBe('23001')
  expect(await stateOf(Promise.resolve(db.execute(sql`truncate consents`)))).toBe('23001')
  expect(await db.$count(consents, ofMember)).toBeGreaterThan(0)
  await db.transaction(async (tx) => {
    await tx.delete(consents).where(ofMember)
    await tx.delete(members).where(eq(members.id, uid))
  })
  expect(await db.$count(consents, ofMember)).toBe(0)
})
