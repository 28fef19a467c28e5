// Tests the registration of new members.
import { accountOf } from '#tests/support/accounts.ts'
import { eq, or } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { testStore } from '#tests/support/database.ts'
import {
  askForCode,
  atOnce,
  countBy,
  dataOf,
  newAccount,
  registerMember,
  registrationOf,
} from '#tests/support/members.ts'
import { policyFor } from '../catalog/policies.ts'
import { consents } from './tables.ts'
import { members } from '../members/tables.ts'
import { valueAt } from '#shared/unknown.ts'

const api = await testApi()
type Extra = Parameters<typeof registrationOf>[2]

/** Requests a one-time code and registers a member with it. */
async function register(rest: Extra = {}, account = newAccount()) {
  const code = await askForCode(api, account, 'register')
  return await api.call('registerByCode', { body: registrationOf(account, code, rest) })
}

const membersWith = (account: string) =>
  api.store.db
    .select()
    .from(members)
    .where(or(eq(members.email, accountOf(account)), eq(members.phone, accountOf(account))))

test('registerByCode creates a member with a verified email address', async () => {
  const { account, token } = await registerMember(api)
  expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({
    email: account,
    emailVerified: true,
    phone: null,
    phoneVerified: false,
    hasPass: false,
  })
})

test('registerByCode creates a member with a verified phone number', async () => {
  const { account, token } = await registerMember(api, {
    account: '+66812345672',
    password: 'quiet canary at night',
  })
  expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({
    email: null,
    emailVerified: false,
    phone: account,
    phoneVerified: true,
    hasPass: true,
  })
})

test('registerByCode trims names and accepts a registration without a last name', async () => {
  const fullNameMember = await registerMember(api, { firstName: ' Mali ', lastName: ' Srisuk ' })
  const unnamed = await registerMember(api, { lastName: '  ' })
  expect(await dataOf(api, 'getUserInfo', fullNameMember)).toMatchObject({
    firstName: 'Mali',
    lastName: 'Srisuk',
  })
  expect((await dataOf(api, 'getUserInfo', unnamed)).lastName).toBeNull()
})

describe('consents that a registration stores', () => {
  test.each([
    { agreeMarketing: false, agreeTracking: false },
    { agreeMarketing: true, agreeTracking: false },
    { agreeMarketing: false, agreeTracking: true },
  ])('registerByCode stores each consent with the country and the policy version: %o', async (agreed) => {
    const { uid } = await registerMember(api, { ...agreed, countryCode: 'VN' })
    const rows = await api.store.db.select().from(consents).where(eq(consents.memberId, uid))
    expect(Object.fromEntries(rows.map(({ purpose, granted }) => [purpose, granted]))).toEqual({
      membership: true,
      marketingMail: agreed.agreeMarketing,
      tracking: agreed.agreeTracking,
    })
    for (const row of rows)
      expect(row).toMatchObject({
        countryCode: 'VN',
        policyVersion: policyFor('VN', '2026-11-21').inForce.version,
        at: api.clock.now,
      })
  })

  test('registerByCode requires consent to the privacy policy', async () => {
    const account = newAccount()
    const code = await askForCode(api, account, 'register')
    const body = { ...registrationOf(account, code), agreePrivacyPolicy: false }
    expect((await api.call('registerByCode', { body })).status).toBe(400)
    expect(await membersWith(account)).toEqual([])
  })
})

describe('registration with the email of an existing member', () => {
  test('registerByCode rejects the email of an existing member and does not change the member', async () => {
    const { account, uid } = await registerMember(api, {
      firstName: 'Mali',
      password: 'quiet canary at night',
    })
    api.wait(60)
    const before = await membersWith(account)
    const reply = await register({ firstName: 'Other', password: 'another canary at night' }, account)
    expect(reply.refusal).toBe('ACCOUNT_EXISTS')
    expect(await membersWith(account)).toEqual(before)
    expect(await api.store.db.select().from(consents).where(eq(consents.memberId, uid))).toHaveLength(3)
  })

  test('registerByCode rejects the email of an existing member in another letter case', async () => {
    const { account } = await registerMember(api)
    api.wait(60)
    expect((await register({}, account.toUpperCase())).refusal).toBe('ACCOUNT_EXISTS')
  })

  test('20 concurrent registrations with the same code create only one member', async () => {
    const account = newAccount()
    const code = await askForCode(api, account, 'register')
    const replies = await atOnce(20, () =>
      api.call('registerByCode', { body: registrationOf(account, code) }),
    )
    expect(countBy(replies)).toEqual({ OK: 1, CODE_WRONG: 19 })
    expect(await membersWith(account)).toHaveLength(1)
  })
})

describe('password that a new member chooses at the registration', () => {
  test.each([
    ['7 letters', 'lantern', 400],
    ['8 letters', 'lantern8', 200],
    ['128 letters', 'lantern8'.repeat(16), 200],
    ['129 letters', `${'lantern8'.repeat(16)}9`, 400],
    ['7 emoji, 14 UTF-16 units', '🐤'.repeat(7), 400],
    ['8 emoji', '🐤🐥🐣🐦🌙🍼🤱👶', 200],
    ['128 emoji, 256 UTF-16 units', '🐤'.repeat(128), 200],
    ['129 emoji', '🐤'.repeat(129), 400],
    ['8 code points that NFKC composes to 4', 'éàüö'.normalize('NFD'), 400],
    ['128 code points that NFKC expands to 256', 'ﬁ'.repeat(128), 400],
  ])('a password needs 8 to 128 code points after NFKC normalization: %s', async (_, password, status) => {
    const reply = await register({ password })
    expect(reply.status).toBe(status)
    expect(valueAt(reply.data, 'reasons', 0, 'field')).toBe(status === 400 ? 'password' : undefined)
  })

  test.each(['password1', 'PassWord1', 'qwertyuiop', 'ｐａｓｓｗｏｒｄ１'])(
    'registerByCode rejects a common password: %s',
    async (password) => {
      const account = newAccount()
      const reply = await register({ password }, account)
      expect(reply.refusal).toBe('PASSWORD_COMMON')
      expect(reply.data).toEqual({ reasons: [{ code: 'COMMON', field: 'password' }] })
      expect(await membersWith(account)).toEqual([])
    },
  )

  test('if the password is rejected, the registration code stays valid', async () => {
    const account = newAccount()
    const code = await askForCode(api, account, 'register')
    const send = (password: string) =>
      api.call('registerByCode', { body: registrationOf(account, code, { password }) })
    expect((await send('password1')).refusal).toBe('PASSWORD_COMMON')
    expect((await send('quiet canary at night')).code).toBe(200)
  })
})

describe('time zone of a new member', () => {
  const zoneOf = async (account: string) => (await membersWith(account))[0]?.timeZone

  test.each<[string | undefined, string, string]>([
    ['Europe/Kyiv', 'TH', 'Europe/Kyiv'],
    ['asia/jakarta', 'TH', 'Asia/Jakarta'],
    ['Etc/Unknown', 'TH', 'Asia/Bangkok'],
    ['', 'VN', 'Asia/Ho_Chi_Minh'],
    ['Foo/Bar', 'ID', 'Asia/Jakarta'],
    ['GMT+9', 'JP', 'Asia/Tokyo'],
    ['+09:00', 'US', 'America/New_York'],
    [undefined, 'BR', 'America/Sao_Paulo'],
  ])('registerByCode converts time zone %j in country %s to %s', async (timeZone, countryCode, expected) => {
    const account = newAccount()
    expect((await register({ timeZone, countryCode }, account)).code).toBe(200)
    expect(await zoneOf(account)).toBe(expected)
  })

  test('register uses the default time zone of the country if the request contains no time zone', async () => {
    const account = newAccount()
    const code = await askForCode(api, account, 'register')
    const rest = { password: 'quiet canary at night', timeZone: undefined, countryCode: 'VN' }
    const reply = await api.call('register', { body: registrationOf(account, code, rest) })
    expect(reply.code).toBe(200)
    expect(await zoneOf(account)).toBe('Asia/Ho_Chi_Minh')
  })
})

test('registerByCode rejects a request with fields that members cannot set', async () => {
  for (const extra of [
    { points: 9_999 },
    { permissions: ['MAR00002'] },
    { emailVerified: true },
    { id: 'mine' },
  ]) {
    const account = newAccount()
    const body = { ...registrationOf(account, await askForCode(api, account, 'register')), ...extra }
    expect((await api.call('registerByCode', { body })).status).toBe(400)
    expect(await membersWith(account)).toEqual([])
  }
})

describe('server error during a registration', () => {
  async function brokenApi() {
    const ownApi = await testApi({ store: await testStore() })
    const account = newAccount()
    const body = registrationOf(account, await askForCode(ownApi, account, 'register'))
    const broken = async (key?: string) => {
      await ownApi.store.db.execute('alter table sessions rename to away')
      const reply = await ownApi.call('registerByCode', { body, key })
      await ownApi.store.db.execute('alter table away rename to sessions')
      return reply
    }
    return { own: ownApi, body, broken }
  }

  test('a registration that fails with a server error stores no member and no consents', async () => {
    const { own: ownApi, broken } = await brokenApi()
    expect((await broken()).status).toBe(500)
    expect(await ownApi.store.db.select().from(members)).toEqual([])
    expect(await ownApi.store.db.select().from(consents)).toEqual([])
  })

  test('a failed registration can be retried with the same idempotency key', async () => {
    const { own: ownApi, body, broken } = await brokenApi()
    const key = 'a-registration-key-1'
    expect((await broken(key)).status).toBe(500)
    expect((await ownApi.call('registerByCode', { body, key })).code).toBe(200)
  })
})
