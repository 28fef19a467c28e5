// Tests turning the second factor on and off, and its effects on account recovery, data export and erasure.
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import {
  addMember,
  askForCode,
  askForLink,
  atOnce,
  countBy,
  dataOf,
  newPhone,
  password,
  wrong,
  type TestMember,
} from '#tests/support/members.ts'
import { addPasskey } from '#tests/support/passkeys.ts'
import { addTwoStepMember, appOf, giveApp, ticketOf, turnOnApp } from '#tests/support/secondFactor.ts'
import { auditEntries } from '#api/audit/tables.ts'
import { eraseDue } from '#api/account/eraseMembers.ts'
import { members } from '#api/members/tables.ts'
import { purgeExpired } from '../purgeExpired.ts'
import {
  authenticatorSetups,
  recoveryCodes,
  secondFactors,
  secondFactorTickets,
} from '../secondFactor/tables.ts'
import { valueAt } from '#shared/unknown.ts'

const api = await testApi()
const newPassword = 'warm canary by the window'
const state = ({ token }: Pick<TestMember, 'token'>) => dataOf(api, 'getSecondFactor', { token })
const proof = { password }
const call = (id: 'confirmAuthenticator' | 'turnOffSecondFactor', { token }: TestMember, body: object) =>
  api.call(id, { token, body })
const actsOf = async (uid: string) =>
  (await api.store.db.select().from(auditEntries).where(eq(auditEntries.memberId, uid))).map(
    ({ what: act }) => act,
  )

/** Adds a member with a password, an email address and a phone. */
async function memberWithBoth() {
  const member = await addMember(api, { password })
  const phone = newPhone()
  await api.store.db
    .update(members)
    .set({ phone: sql`${phone}`, phoneVerified: true })
    .where(eq(members.id, member.uid))
  return { ...member, phone }
}

describe('authenticator app', () => {
  test('the first code of an authenticator app turns the second factor on and returns ten recovery codes', async () => {
    const member = await addMember(api, { password })
    expect(await state(member)).toEqual({
      turnedOnAt: null,
      hasAuthenticator: false,
      hasPasskey: false,
      recoveryCodesLeft: 0,
    })
    const { codes } = await turnOnApp(api, member)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect(await state(member)).toMatchObject({
      turnedOnAt: api.clock.now.toISOString(),
      hasAuthenticator: true,
      recoveryCodesLeft: 10,
    })
    expect(await actsOf(member.uid)).toContain('second-factor-on')
  })

  test('a sign-in requires no second factor until the authenticator app is confirmed', async () => {
    const member = await addMember(api, { password })
    await dataOf(api, 'beginAuthenticator', { token: member.token, body: { proof } })
    const body = { account: member.account, password }
    expect((await api.call('login', { body })).code).toBe(200)
  })

  test('an authenticator app can be confirmed only in the same session, within ten minutes and five attempts', async () => {
    const member = await addMember(api, { password })
    const begin = async () =>
      appOf(api, (await dataOf(api, 'beginAuthenticator', { token: member.token, body: { proof } })).secret)
    const other = await dataOf(api, 'login', { body: { account: member.account, password } })
    const app = await begin()
    const elsewhere = await call(
      'confirmAuthenticator',
      { ...member, token: other.token },
      { code: app.code() },
    )
    expect(elsewhere.refusal).toBe('AUTHENTICATOR_GONE')
    const replies = await atOnce(7, () => call('confirmAuthenticator', member, { code: wrong(app.code()) }))
    expect(countBy(replies)).toEqual({ AUTHENTICATOR_WRONG: 5, AUTHENTICATOR_GONE: 2 })
    const late = await begin()
    api.wait(600)
    expect((await call('confirmAuthenticator', member, { code: late.code() })).refusal).toBe(
      'AUTHENTICATOR_GONE',
    )
  })

  test('only one of several concurrent confirmations of an authenticator app returns recovery codes', async () => {
    const member = await addMember(api, { password })
    const { secret } = await dataOf(api, 'beginAuthenticator', { token: member.token, body: { proof } })
    const code = appOf(api, secret).code()
    const replies = await atOnce(5, () => call('confirmAuthenticator', member, { code }))
    expect(countBy(replies)).toEqual({ OK: 1, AUTHENTICATOR_GONE: 4 })
    expect((await state(member)).recoveryCodesLeft).toBe(10)
  })

  test('the code that confirmed the authenticator app is rejected as a second factor', async () => {
    const member = await addMember(api, { password })
    const { app } = await turnOnApp(api, member)
    const body = { ticket: await ticketOf(api, member), code: app.code() }
    expect((await api.call('loginBySecondFactor', { body })).refusal).toBe('AUTHENTICATOR_WRONG')
  })
})

describe('re-authentication before changes of the second factor', () => {
  test.each([
    'beginAuthenticator',
    'turnOnPasskeyFactor',
    'renewRecoveryCodes',
    'turnOffSecondFactor',
  ] as const)('%s requires re-authentication', async (id) => {
    const member = await addTwoStepMember(api)
    const reply = await api.call(id, { token: member.token, body: {} })
    expect(reply.refusal).toBe('PROOF_NEEDED')
    expect((await state(member)).hasAuthenticator).toBe(true)
  })
})

describe('turnOffSecondFactor', () => {
  test('turnOffSecondFactor removes the app, recovery codes and pending sign-ins', async () => {
    const member = await addMember(api, { password })
    const { app, codes } = await turnOnApp(api, member)
    api.wait(30)
    const ticket = await ticketOf(api, member)
    await dataOf(api, 'turnOffSecondFactor', { token: member.token, body: { proof } })
    expect(await state(member)).toMatchObject({ turnedOnAt: null, recoveryCodesLeft: 0 })
    for (const factor of [{ code: app.code() }, { recoveryCode: codes[0] }]) {
      const reply = await api.call('loginBySecondFactor', { body: { ticket, ...factor } })
      expect(reply.refusal).toBe('SECOND_FACTOR_GONE')
    }
    const body = { account: member.account, password }
    expect((await api.call('login', { body })).code).toBe(200)
  })

  test('turnOffSecondFactor sends no message and writes no audit entry if the second factor is already off', async () => {
    const member = await addMember(api, { password })
    const before = api.messages.length
    await dataOf(api, 'turnOffSecondFactor', { token: member.token, body: { proof } })
    expect(api.messages.slice(before)).toEqual([])
    expect(await actsOf(member.uid)).not.toContain('second-factor-off')
  })
})

test('renewRecoveryCodes replaces all earlier codes', async () => {
  const member = await addMember(api, { password })
  const { codes } = await turnOnApp(api, member)
  const renewed = await dataOf(api, 'renewRecoveryCodes', { token: member.token, body: { proof } })
  expect(renewed.codes.filter((code) => codes.includes(code))).toEqual([])
  const ticket = await ticketOf(api, member)
  const use = (recoveryCode?: string) => api.call('loginBySecondFactor', { body: { ticket, recoveryCode } })
  expect((await use(codes[0])).refusal).toBe('RECOVERY_CODE_WRONG')
  expect((await use(renewed.codes[0])).code).toBe(200)
})

test('removePasskey rejects the last passkey of a member without an app', async () => {
  const member = await addMember(api)
  const { id } = await addPasskey(api, member)
  const { token } = member
  await dataOf(api, 'turnOnPasskeyFactor', { token, body: {} })
  const remove = () => api.call('removePasskey', { token, path: { id }, body: {} })
  expect((await remove()).refusal).toBe('LAST_SECOND_FACTOR')
  expect((await dataOf(api, 'listPasskeys', { token })).items).toHaveLength(1)
  await turnOnApp(api, member)
  expect((await remove()).code).toBe(200)
})

test.each([
  ['turning on two-step sign-in', 'Two-step sign-in is on', (member: TestMember) => turnOnApp(api, member)],
  [
    'turning off two-step sign-in',
    'Two-step sign-in is off',
    async ({ uid, token }: TestMember) => {
      await giveApp(api, uid)
      await dataOf(api, 'turnOffSecondFactor', { token, body: { proof } })
    },
  ],
  [
    'a change of the authenticator app',
    'Your authenticator app was changed',
    async (member: TestMember) => {
      await giveApp(api, member.uid)
      await turnOnApp(api, member)
    },
  ],
  [
    'a renewal of the recovery codes',
    'You have new recovery codes',
    async ({ uid, token }: TestMember) => {
      await giveApp(api, uid)
      await dataOf(api, 'renewRecoveryCodes', { token, body: { proof } })
    },
  ],
])('%s is announced to each email address and phone of the member', async (_, subject, change) => {
  const member = await memberWithBoth()
  await change(member)
  const receivers = api.messages.filter((message) => message.subject === subject).map(({ to }) => to)
  expect(receivers).toEqual(expect.arrayContaining([member.account, member.phone]))
})

describe('second factor after an account recovery', () => {
  async function recover({ account }: TestMember, by: 'code' | 'link') {
    if (by === 'link')
      return await dataOf(api, 'resetNewPass', {
        body: { token: await askForLink(api, account), newPassword },
      })
    const code = await askForCode(api, account, 'recover')
    return await dataOf(api, 'recoverPassword', { body: { account, code, newPassword } })
  }

  test.each(['code', 'link'] as const)('a recovery by %s leaves the second factor on', async (by) => {
    const member = await addTwoStepMember(api)
    await recover(member, by)
    const body = { account: member.account, password: newPassword }
    expect((await api.call('login', { body })).refusal).toBe('SECOND_FACTOR_NEEDED')
  })

  test('an account recovery keeps passkeys if they are the only second factor, and removes them if the member has an authenticator app', async () => {
    const [passkeyMember, two] = [await addMember(api), await addMember(api)]
    for (const member of [passkeyMember, two]) {
      await addPasskey(api, member)
      await dataOf(api, 'turnOnPasskeyFactor', { token: member.token, body: {} })
    }
    await turnOnApp(api, two, { password })
    for (const [member, methods] of [
      [passkeyMember, ['passkey']],
      [two, ['authenticator']],
    ] as const) {
      await recover(member, 'link')
      const body = { account: member.account, password: newPassword }
      const reply = await api.call('login', { body })
      expect(valueAt(reply.data, 'secondFactor', 'methods')).toEqual(methods)
    }
  })
})

test('exportData lists the second factor without the secret and the codes', async () => {
  const member = await addMember(api, { password })
  const { app, codes } = await turnOnApp(api, member)
  await dataOf(api, 'beginAuthenticator', { token: member.token, body: { proof } })
  const { tables } = await dataOf(api, 'exportData', { token: member.token, body: { proof } })
  const turnedOnAt = api.clock.now.toISOString()
  expect(tables.find(({ name }) => name === 'second_factors')?.rows).toMatchObject([
    { memberId: member.uid, turnedOnAt },
  ])
  expect(tables.map(({ name }) => name)).not.toContain('authenticator_setups')
  const text = JSON.stringify(tables)
  for (const secret of [app.secret, ...codes]) expect(text).not.toContain(secret)
})

test('erasure deletes all data of the second factor', async () => {
  const member = await addMember(api, { password })
  await turnOnApp(api, member)
  await ticketOf(api, member)
  await dataOf(api, 'beginAuthenticator', { token: member.token, body: { proof } })
  const tables = [secondFactors, recoveryCodes, authenticatorSetups, secondFactorTickets]
  const count = async () =>
    await Promise.all(tables.map((table) => api.store.db.$count(table, eq(table.memberId, member.uid))))
  expect(await count()).toEqual([1, 10, 1, 1])
  await dataOf(api, 'disable', { token: member.token, body: { proof } })
  const later = new Date(api.clock.now.getTime() + 8 * 86_400_000)
  await eraseDue(api.store.db, api.integrations.files, { now: later, onErased: () => {} })
  expect(await count()).toEqual([0, 0, 0, 0])
})

test('purgeExpired deletes expired tickets and setups', async () => {
  const member = await addTwoStepMember(api)
  await ticketOf(api, member)
  await dataOf(api, 'beginAuthenticator', { token: member.token, body: { proof } })
  await purgeExpired(api.store.db, new Date(api.clock.now.getTime() + 600_000))
  expect(await api.store.db.$count(secondFactorTickets)).toBe(0)
  expect(await api.store.db.$count(authenticatorSetups)).toBe(0)
})
