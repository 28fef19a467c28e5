// Tests the deletion of an account: it is closed immediately, can be restored for seven days, and does not exist
// afterwards.
import { describe, expect, test } from 'vitest'
import { testApi, detailOf } from '#tests/support/api.ts'
import { plainSpaces } from '#tests/support/plainSpaces.ts'
import {
  addMember,
  askForCode,
  askForLink,
  atOnce,
  countBy,
  dataOf,
  password,
  registerMember,
  registrationOf,
  signIn,
} from '#tests/support/members.ts'
import { entitle } from '../rewards/entitle.ts'
import { grant } from '../ledger/ledger.ts'
import { vouchers } from '../rewards/tables.ts'
import { valueAt } from '#shared/unknown.ts'

const api = await testApi()
const week = 7 * 86_400
const newPassword = 'warm canary by the window'
const inAWeek = () => new Date(api.clock.now.getTime() + week * 1000).toISOString()

const login = (account: string, secret = password) =>
  api.call('login', { body: { account, password: secret } })
const undo = (account: string, proof: object) => api.call('undoDisable', { body: { account, proof } })

/** Adds a member with two sessions who has requested the deletion of the account. */
async function closed() {
  const member = await registerMember(api, { password })
  const other = await signIn(api, member.account)
  const undoUntil = inAWeek()
  const answer = await dataOf(api, 'disable', { token: member.token, body: { proof: { password } } })
  expect(answer).toEqual({ undoUntil })
  return { ...member, other, undoUntil }
}

describe('requesting the deletion of an account', () => {
  test('disable accepts a confirmation code instead of the password', async () => {
    const { account, token } = await addMember(api)
    const code = await askForCode(api, account, 'confirm')
    expect((await api.call('disable', { token, body: { proof: { code } } })).code).toBe(200)
  })

  test('disable ends all sessions of the member', async () => {
    const { token, other } = await closed()
    for (const sessionToken of [token, other])
      expect((await api.call('getUserInfo', { token: sessionToken })).refusal).toBe('TOKEN_REVOKED')
  })

  test('a sign-in with the correct password, code or link is rejected with the date until which the deletion can be undone', async () => {
    const { account, undoUntil } = await closed()
    const link = await askForLink(api, account)
    const replies = [
      await login(account),
      await api.call('loginByCode', { body: { account, code: await askForCode(api, account, 'login') } }),
      await api.call('recoverPassword', {
        body: { account, code: await askForCode(api, account, 'recover'), newPassword },
      }),
      await api.call('resetNewPass', { body: { token: link, newPassword } }),
    ]
    for (const reply of replies) {
      expect(reply.refusal).toBe('ACCOUNT_CLOSING')
      expect(detailOf(reply)).toEqual({ reasons: [{ code: 'UNDO_UNTIL' }], nextDate: undoUntil })
    }
    expect((await undo(account, { password })).code).toBe(200)
  })

  test('a sign-in code that login rejected with ACCOUNT_CLOSING can be used once more to undo the deletion', async () => {
    const { account } = await closed()
    const code = await askForCode(api, account, 'login')
    expect((await api.call('loginByCode', { body: { account, code } })).refusal).toBe('ACCOUNT_CLOSING')
    expect((await undo(account, { code })).code).toBe(200)
    expect((await undo(account, { code })).refusal).toBe('CODE_WRONG')
  })

  test('a sign-in with a wrong password or code does not disclose that the account is being deleted', async () => {
    const { account } = await closed()
    expect((await login(account, 'loud canary at night')).refusal).toBe('CREDENTIALS_WRONG')
    expect((await undo(account, { password: 'loud canary at night' })).refusal).toBe('CREDENTIALS_WRONG')
    expect((await undo(account, { code: '000000' })).refusal).toBe('CODE_WRONG')
  })

  test('registerByCode returns ACCOUNT_EXISTS while the account is being deleted', async () => {
    const { account } = await closed()
    api.wait(60)
    const code = await askForCode(api, account, 'register')
    const reply = await api.call('registerByCode', { body: registrationOf(account, code) })
    expect(reply.refusal).toBe('ACCOUNT_EXISTS')
  })

  test('20 concurrent disable calls from two devices start only one deletion', async () => {
    const { token, account } = await registerMember(api, { password })
    const other = await signIn(api, account)
    const replies = await atOnce(20, (index) =>
      api.call('disable', { token: index % 2 ? token : other, body: { proof: { password } } }),
    )
    expect(countBy(replies)).toEqual({ OK: 1, TOKEN_REVOKED: 19 })
  })

  test('sign-ins that run concurrently with disable are rejected, or their sessions are revoked', async () => {
    const { token, account } = await registerMember(api, { password })
    const [ended, ...logins] = await Promise.all([
      api.call('disable', { token, body: { proof: { password } } }),
      ...Array.from({ length: 20 }, () => login(account)),
    ])
    expect(ended?.code).toBe(200)
    const outcomes = await Promise.all(
      logins.map(
        async ({ refusal, data }) =>
          refusal ?? (await api.call('checkToken', { token: String(valueAt(data, 'token')) })).refusal,
      ),
    )
    expect(['TOKEN_REVOKED', 'ACCOUNT_CLOSING']).toEqual(expect.arrayContaining(outcomes))
  })

  test.each([
    ['en', 'Your account will be deleted', 'November 28, 2026'],
    ['id', 'Akun Anda akan dihapus', '28 November 2026'],
    ['th', 'บัญชีของคุณจะถูกลบ', '28 พฤศจิกายน'],
    ['vn', 'Tài khoản của bạn sẽ bị xóa', '28 tháng 11 năm 2026'],
  ])('the deletion email contains the erasure date in the language %s', async (language, subject, date) => {
    const ownApi = await testApi({ store: api.store })
    const { account, token } = await addMember(ownApi)
    const code = await askForCode(ownApi, account, 'confirm')
    await ownApi.call('disable', { token, body: { proof: { code } }, language })
    const message = ownApi.messages.at(-1)
    expect(message).toMatchObject({ to: account, subject })
    expect(plainSpaces(message?.text)).toContain(date)
  })
})

describe('undoing a deletion', () => {
  test('undoDisable restores the account with a new session', async () => {
    const { account, uid, token } = await closed()
    api.wait(week - 1)
    const { token: fresh } = await dataOf(api, 'undoDisable', { body: { account, proof: { password } } })
    expect(await dataOf(api, 'getUserInfo', { token: fresh })).toMatchObject({ uid, email: account })
    expect((await api.call('checkToken', { token })).code).not.toBe(200)
    expect((await login(account)).code).toBe(200)
  })

  test('undoDisable accepts a sign-in code and rejects a confirmation code', async () => {
    const { account } = await closed()
    const confirm = await askForCode(api, account, 'confirm')
    expect((await undo(account, { code: confirm })).refusal).toBe('CODE_WRONG')
    expect((await undo(account, { code: await askForCode(api, account, 'login') })).code).toBe(200)
  })

  test('undoDisable signs a member in to an account that is not being deleted', async () => {
    const { account, uid } = await registerMember(api, { password })
    expect((await undo(account, { password })).data).toMatchObject({ uid })
  })

  test('sign-in treats an account as unknown after seven days, even if it has not been erased yet', async () => {
    const { account } = await closed()
    api.wait(week)
    expect((await undo(account, { password })).refusal).toBe('CREDENTIALS_WRONG')
    expect((await login(account)).refusal).toBe('CREDENTIALS_WRONG')
    await api.call('sendVerifyCode', { body: { account, purpose: 'login' } })
    await api.call('sendMailByRecoverPwd', { body: { account } })
    const unknown = { to: account, subject: 'You’re not a member yet' }
    expect(api.messages.slice(-2)).toMatchObject([unknown, unknown])
  })
})

test('getDeletionPreview lists balances, gifts and vouchers that the member would lose', async () => {
  const { uid, token } = await addMember(api)
  const now = api.clock.now
  const of = { memberId: uid, source: 'test', now }
  for (const [currency, amount] of [
    ['coins', 245],
    ['points', 320],
  ] as const)
    await grant(api.store.db, {
      memberId: uid,
      currency,
      amount,
      purpose: 'test',
      reference: `${uid}:${currency}`,
      occurredAt: now,
    })
  await entitle(api.store.db, { ...of, gift: 'night-light', reference: `${uid}:gift` })
  const voucher = { memberId: uid, voucher: 'welcome-10', source: 'test', grantedAt: now }
  const tomorrow = new Date(now.getTime() + 86_400_000)
  await api.store.db.insert(vouchers).values([
    { ...voucher, id: `${uid}-1`, reference: `${uid}:1`, expiresAt: tomorrow },
    { ...voucher, id: `${uid}-2`, reference: `${uid}:2`, expiresAt: new Date(now.getTime() - 1) },
    { ...voucher, id: `${uid}-3`, reference: `${uid}:3`, expiresAt: tomorrow, state: 'used' },
  ])
  expect(await dataOf(api, 'getDeletionPreview', { token })).toEqual({
    coins: 245,
    points: 320,
    vouchers: 1,
    giftsWaiting: 1,
    giftsUnderway: 0,
    underWay: [{ kind: 'voucher', name: '10% off your next order', count: 1 }],
    undoUntil: inAWeek(),
  })
})
