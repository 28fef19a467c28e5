// Tests how an account of another service such as Google is connected to a member: only after authentication, not by an
// unverified email, and only once.
import { accountOf } from '#tests/support/accounts.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import {
  addMember,
  askForCode,
  atOnce,
  countBy,
  dataOf,
  lastCode,
  newAccount,
  password,
  wrong,
} from '#tests/support/members.ts'
import { startAttempt, confirmed, idTokenFor, joining, newPerson, ticketFor } from '#tests/support/social.ts'
import { members } from '#api/members/tables.ts'
import { socialAccounts } from '../bound/tables.ts'

const api = await testApi()

const accountsOf = (memberId: string) =>
  api.store.db.select().from(socialAccounts).where(eq(socialAccounts.memberId, memberId))

const withPassword = () => addMember(api, { password })

/** Adds a member, and issues a social ticket for a person whose email address at the provider is that of the member. */
async function knownPerson() {
  const member = await withPassword()
  const person = newPerson({ email: member.account })
  return { member, person, ticket: await ticketFor(api, person) }
}

describe('person whose email at a provider belongs to a member', () => {
  test('a person whose email at the provider belongs to a member must authenticate before the account is connected', async () => {
    const { member, person } = await knownPerson()
    expect(await confirmed(api, person)).toMatchObject({ next: 'prove', session: null })
    expect(await accountsOf(member.uid)).toEqual([])
  })

  test('a person who enters the emailed code is signed in, and later sign-ins with the provider need no code', async () => {
    const { member, person, ticket } = await knownPerson()
    await dataOf(api, 'socialSendMailCode', { body: { ticket } })
    const code = lastCode(api, member.account)
    const { uid } = await dataOf(api, 'socialVerifyMailCode', { body: { ticket, code } })
    expect(uid).toBe(member.uid)
    expect(await confirmed(api, person)).toMatchObject({ next: 'done', session: { uid: member.uid } })
  })

  test('a person who enters the password is signed in, and the change is announced by email', async () => {
    const { member, ticket } = await knownPerson()
    const { uid } = await dataOf(api, 'socialVerifyPass', { body: { ticket, password } })
    expect(uid).toBe(member.uid)
    expect(api.messages.at(-1)).toMatchObject({
      to: member.account,
      subject: 'You can now sign in with Google',
    })
  })

  test('socialRegister rejects a person whose email belongs to a member', async () => {
    const { ticket } = await knownPerson()
    expect((await api.call('socialRegister', { body: joining(ticket) })).refusal).toBe('ACCOUNT_EXISTS')
    expect((await api.call('socialVerifyPass', { body: { ticket, password } })).code).toBe(200)
  })

  test('an email that the provider has not verified is not used to find a member', async () => {
    const { member, person } = await knownPerson()
    const unverified = { ...person, subject: newPerson().subject, emailVerified: false }
    const { next, ticket } = await confirmed(api, unverified)
    expect([next, ticket?.email]).toEqual(['register', null])
    const body = joining(ticket?.ticket ?? '')
    expect(await api.call('socialRegister', { body })).toMatchObject({
      status: 400,
      data: { reasons: [{ code: 'REQUIRED', field: 'account' }] },
    })
    expect(await accountsOf(member.uid)).toEqual([])
  })
})

describe('member whose email at the provider differs from the email in the hub', () => {
  test('a person can enter an email that differs from the provider’s, and authenticate with the password of the member who has this email', async () => {
    const member = await withPassword()
    const ticket = await ticketFor(api, newPerson())
    const account = member.account.toUpperCase()
    const { uid } = await dataOf(api, 'socialVerifyPass', { body: { ticket, account, password } })
    expect(uid).toBe(member.uid)
  })

  test('a person can enter an email that differs from the provider’s, and authenticate with a code that is sent to this email', async () => {
    const member = await addMember(api)
    const ticket = await ticketFor(api, newPerson({ emailVerified: false }))
    await dataOf(api, 'socialSendMailCode', { body: { ticket, account: member.account } })
    const code = lastCode(api, member.account)
    expect((await dataOf(api, 'socialVerifyMailCode', { body: { ticket, code } })).uid).toBe(member.uid)
  })

  test('responses to a person with a social ticket do not disclose whether the entered email belongs to a member', async () => {
    const member = await withPassword()
    const [knownTicket, unknown] = [await ticketFor(api, newPerson()), await ticketFor(api, newPerson())]
    const stranger = newAccount()
    for (const [id, rest] of [
      ['socialVerifyPass', { password: 'not the password' }],
      ['socialSendMailCode', {}],
      ['socialVerifyMailCode', { code: '000000' }],
    ] as const) {
      const account = (address: string) => (id === 'socialVerifyMailCode' ? {} : { account: address })
      const replies = [
        await api.call(id, { body: { ticket: knownTicket, ...account(member.account), ...rest } }),
        await api.call(id, { body: { ticket: unknown, ...account(stranger), ...rest } }),
      ]
      expect(replies[0]?.text).toBe(replies[1]?.text)
    }
    expect(api.messages.findLast(({ to }) => to === stranger)?.subject).toBe('You’re not a member yet')
  })
})

describe('new person', () => {
  test('socialRegister creates a member with the verified email, the names and the consents', async () => {
    const person = newPerson()
    const body = joining(await ticketFor(api, person), { lastName: 'Nguyen', agreeMarketing: true })
    const { token } = await dataOf(api, 'socialRegister', { body })
    expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({
      email: person.email,
      emailVerified: true,
      firstName: 'Canarymai',
      lastName: 'Nguyen',
      countryCode: 'VN',
      hasPass: false,
    })
  })

  test.each([undefined, 'Etc/Unknown', ''])(
    'socialRegister uses the default time zone of the country if the time zone is %j',
    async (timeZone) => {
      const body = joining(await ticketFor(api, newPerson()), { timeZone })
      const { uid } = await dataOf(api, 'socialRegister', { body })
      const [row] = await api.store.db.select().from(members).where(eq(members.id, uid))
      expect(row?.timeZone).toBe('Asia/Ho_Chi_Minh')
    },
  )

  test('socialRegister stores the channel, source and referral code of the request', async () => {
    const lead = { channel: 'h5', source: 'instagram', linkCode: '7KQ2MXRT' }
    const body = joining(await ticketFor(api, newPerson()), lead)
    const { uid } = await dataOf(api, 'socialRegister', { body })
    const [row] = await api.store.db.select().from(members).where(eq(members.id, uid))
    expect(row).toMatchObject({ registerChannel: 'h5', registerSource: 'instagram', linkCode: '7KQ2MXRT' })
  })

  test('socialRegister accepts an email verified by a code if the provider returned no email', async () => {
    const account = newAccount()
    const ticket = await ticketFor(api, newPerson({ email: null }))
    const code = await askForCode(api, account, 'register')
    const { token } = await dataOf(api, 'socialRegister', { body: joining(ticket, { account, code }) })
    expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({ email: account, emailVerified: true })
  })

  test('socialRegister requires a code if the person registers with an email that the provider has not verified', async () => {
    const ticket = await ticketFor(api, newPerson())
    const reply = await api.call('socialRegister', { body: joining(ticket, { account: newAccount() }) })
    expect(reply).toMatchObject({ status: 400, data: { reasons: [{ code: 'REQUIRED', field: 'code' }] } })
  })

  test('30 concurrent registrations of the same person create only one member', async () => {
    const person = newPerson()
    const tickets = [await ticketFor(api, person), await ticketFor(api, person)]
    const replies = await atOnce(30, (index) =>
      api.call('socialRegister', { body: joining(tickets[index % 2] ?? '') }),
    )
    expect(countBy(replies).OK).toBe(1)
    const rows = await api.store.db
      .select()
      .from(socialAccounts)
      .where(eq(socialAccounts.subject, person.subject))
    expect(rows).toHaveLength(1)
    const joined = await api.store.db
      .select()
      .from(members)
      .where(eq(members.email, accountOf(person.email ?? '')))
    expect(joined).toHaveLength(1)
  })

  test('socialRegister returns the same response for the same idempotency key', async () => {
    const body = joining(await ticketFor(api, newPerson()))
    const key = 'a-key-of-a-new-person'
    const first = await api.call('socialRegister', { body, key })
    expect((await api.call('socialRegister', { body, key })).text).toBe(first.text)
    expect(first.code).toBe(200)
  })
})

describe('social tickets', () => {
  test('a social ticket expires after ten minutes', async () => {
    const [inTime, late] = [await knownPerson(), await knownPerson()]
    api.wait(599)
    expect((await api.call('socialVerifyPass', { body: { ticket: inTime.ticket, password } })).code).toBe(200)
    api.wait(1)
    const reply = await api.call('socialVerifyPass', { body: { ticket: late.ticket, password } })
    expect(reply.refusal).toBe('SOCIAL_TICKET_GONE')
  })

  test('only one of 8 concurrent sign-ins with the same social ticket succeeds', async () => {
    const { ticket } = await knownPerson()
    const replies = await atOnce(8, () => api.call('socialVerifyPass', { body: { ticket, password } }))
    expect(countBy(replies)).toEqual({ OK: 1, SOCIAL_TICKET_GONE: 7 })
  })

  test('a social ticket is rejected after ten attempts, even if the attempts are concurrent', async () => {
    const { ticket } = await knownPerson()
    const replies = await atOnce(30, () =>
      api.call('socialVerifyPass', { body: { ticket, password: 'not the password' } }),
    )
    expect(countBy(replies)).toEqual({ CREDENTIALS_WRONG: 10, SOCIAL_TICKET_GONE: 20 })
    const right = await api.call('socialVerifyPass', { body: { ticket, password } })
    expect(right.refusal).toBe('SOCIAL_TICKET_GONE')
  })

  test('a social ticket for connecting an account cannot be used to sign in, and vice versa', async () => {
    const { member, person } = await knownPerson()
    const toBind = await ticketFor(api, person, { intent: 'bind' })
    for (const id of ['socialVerifyPass', 'socialRegister'] as const) {
      const body = id === 'socialRegister' ? joining(toBind) : { ticket: toBind, password }
      expect((await api.call(id, { body })).refusal).toBe('SOCIAL_TICKET_GONE')
    }
    const body = { ticket: await ticketFor(api, person), proof: { password } }
    const reply = await api.call('bindAccount', { token: member.token, body })
    expect(reply.refusal).toBe('SOCIAL_TICKET_GONE')
  })
})

describe('one-time codes for connecting an account', () => {
  test('a code for connecting an account cannot be used for other purposes, and vice versa', async () => {
    const { member, ticket } = await knownPerson()
    await dataOf(api, 'socialSendMailCode', { body: { ticket } })
    const { account } = member
    const code = lastCode(api, account)
    expect((await api.call('loginByCode', { body: { account, code } })).refusal).toBe('CODE_WRONG')
    const login = await askForCode(api, account, 'login')
    const other = login === code ? wrong(code) : login
    const reply = await api.call('socialVerifyMailCode', { body: { ticket, code: other } })
    expect(reply.refusal).toBe('CODE_WRONG')
    expect((await api.call('sendVerifyCode', { body: { account, purpose: 'link' } })).status).toBe(400)
  })

  test('a code that was sent for one social ticket is rejected with another ticket', async () => {
    const { ticket, member, person } = await knownPerson()
    await dataOf(api, 'socialSendMailCode', { body: { ticket } })
    const code = lastCode(api, member.account)
    const other = await ticketFor(api, { ...person, subject: newPerson().subject })
    const reply = await api.call('socialVerifyMailCode', { body: { ticket: other, code } })
    expect(reply.refusal).toBe('CODE_WRONG')
    expect((await api.call('socialVerifyMailCode', { body: { ticket, code } })).code).toBe(200)
  })
})

test('socialLogin signs in a member with a connected account by id token and returns the redirect path', async () => {
  const { member, person, ticket } = await knownPerson()
  await dataOf(api, 'socialVerifyPass', { body: { ticket, password } })
  const { state, binding, nonce } = await startAttempt(api)
  const body = { provider: 'google', state, binding, idToken: idTokenFor(person, nonce) }
  expect(await dataOf(api, 'socialLogin', { body })).toMatchObject({
    next: 'done',
    session: { uid: member.uid },
    redirect: '/rewards',
  })
})

test.each([
  '//evil.example.com',
  '/\\evil.example.com',
  '/\t/evil.example.com',
  'https://evil.example.com',
  'rewards',
  '',
  '/ä',
])('oauthLogin rejects a redirect outside of the hub: %o', async (redirect) => {
  const call = { path: { provider: 'google' }, body: { intent: 'signIn', redirect } }
  expect((await api.call('oauthLogin', call)).status).toBe(400)
})
