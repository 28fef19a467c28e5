// Whose membership an account of another service opens: never without proof, never by an unverified address, never twice.
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
import { begin, confirmed, idTokenFor, joining, newPerson, ticketFor } from '#tests/support/social.ts'
import { members } from '#api/members/tables.ts'
import { socialAccounts } from '../bound/tables.ts'

const api = await testApi()

const accountsOf = (memberId: string) =>
  api.store.db.select().from(socialAccounts).where(eq(socialAccounts.memberId, memberId))

const withPassword = () => addMember(api, { password })

/** A ticket of a person who has the member's address at the provider. */
async function knownPerson() {
  const member = await withPassword()
  const person = newPerson({ email: member.account })
  return { member, person, ticket: await ticketFor(api, person) }
}

describe('whoever has a member’s address at a provider', () => {
  test('is asked for proof, and nothing is bound before', async () => {
    const { member, person } = await knownPerson()
    expect(await confirmed(api, person)).toMatchObject({ next: 'prove', session: null })
    expect(await accountsOf(member.uid)).toEqual([])
  })

  test('is signed in by the code that reaches it, and at once from then on', async () => {
    const { member, person, ticket } = await knownPerson()
    await dataOf(api, 'socialSendMailCode', { body: { ticket } })
    const code = lastCode(api, member.account)
    const { uid } = await dataOf(api, 'socialVerifyMailCode', { body: { ticket, code } })
    expect(uid).toBe(member.uid)
    expect(await confirmed(api, person)).toMatchObject({ next: 'done', session: { uid: member.uid } })
  })

  test('is signed in by their password, and told by mail', async () => {
    const { member, ticket } = await knownPerson()
    const { uid } = await dataOf(api, 'socialVerifyPass', { body: { ticket, password } })
    expect(uid).toBe(member.uid)
    expect(api.messages.at(-1)).toMatchObject({
      to: member.account,
      subject: 'You can now sign in with Google',
    })
  })

  test('cannot become another member with it', async () => {
    const { ticket } = await knownPerson()
    expect((await api.call('socialRegister', { body: joining(ticket) })).refusal).toBe('ACCOUNT_EXISTS')
    expect((await api.call('socialVerifyPass', { body: { ticket, password } })).code).toBe(200)
  })

  test('is unknown where the provider has not verified it', async () => {
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

describe('a member whom the provider knows by another address', () => {
  test('names their account and proves it', async () => {
    const member = await withPassword()
    const ticket = await ticketFor(api, newPerson())
    const account = member.account.toUpperCase()
    const { uid } = await dataOf(api, 'socialVerifyPass', { body: { ticket, account, password } })
    expect(uid).toBe(member.uid)
  })

  test('gets the code at their own address', async () => {
    const member = await addMember(api)
    const ticket = await ticketFor(api, newPerson({ emailVerified: false }))
    await dataOf(api, 'socialSendMailCode', { body: { ticket, account: member.account } })
    const code = lastCode(api, member.account)
    expect((await dataOf(api, 'socialVerifyMailCode', { body: { ticket, code } })).uid).toBe(member.uid)
  })

  test('learns nothing about an account that is none', async () => {
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

describe('a new person', () => {
  test('joins with the verified address, their name and consents', async () => {
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
    'socialRegister uses the usual time zone of the country for %j',
    async (timeZone) => {
      const body = joining(await ticketFor(api, newPerson()), { timeZone })
      const { uid } = await dataOf(api, 'socialRegister', { body })
      const [row] = await api.store.db.select().from(members).where(eq(members.id, uid))
      expect(row?.timeZone).toBe('Asia/Ho_Chi_Minh')
    },
  )

  test('is known by what led them here', async () => {
    const lead = { channel: 'h5', source: 'instagram', linkCode: '7KQ2MXRT' }
    const body = joining(await ticketFor(api, newPerson()), lead)
    const { uid } = await dataOf(api, 'socialRegister', { body })
    const [row] = await api.store.db.select().from(members).where(eq(members.id, uid))
    expect(row).toMatchObject({ registerChannel: 'h5', registerSource: 'instagram', linkCode: '7KQ2MXRT' })
  })

  test('joins with an address they prove where the provider gave none', async () => {
    const account = newAccount()
    const ticket = await ticketFor(api, newPerson({ email: null }))
    const code = await askForCode(api, account, 'register')
    const { token } = await dataOf(api, 'socialRegister', { body: joining(ticket, { account, code }) })
    expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({ email: account, emailVerified: true })
  })

  test('cannot name an address without proving it', async () => {
    const ticket = await ticketFor(api, newPerson())
    const reply = await api.call('socialRegister', { body: joining(ticket, { account: newAccount() }) })
    expect(reply).toMatchObject({ status: 400, data: { reasons: [{ code: 'REQUIRED', field: 'code' }] } })
  })

  test('of whom 30 ask at once is one member', async () => {
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

  test('gets the same answer for the same key', async () => {
    const body = joining(await ticketFor(api, newPerson()))
    const key = 'a-key-of-a-new-person'
    const first = await api.call('socialRegister', { body, key })
    expect((await api.call('socialRegister', { body, key })).text).toBe(first.text)
    expect(first.code).toBe(200)
  })
})

describe('a ticket', () => {
  test('holds ten minutes', async () => {
    const [inTime, late] = [await knownPerson(), await knownPerson()]
    api.wait(599)
    expect((await api.call('socialVerifyPass', { body: { ticket: inTime.ticket, password } })).code).toBe(200)
    api.wait(1)
    const reply = await api.call('socialVerifyPass', { body: { ticket: late.ticket, password } })
    expect(reply.refusal).toBe('SOCIAL_TICKET_GONE')
  })

  test('is good for one success', async () => {
    const { ticket } = await knownPerson()
    const replies = await atOnce(8, () => api.call('socialVerifyPass', { body: { ticket, password } }))
    expect(countBy(replies)).toEqual({ OK: 1, SOCIAL_TICKET_GONE: 7 })
  })

  test('ends after ten tries, also at once', async () => {
    const { ticket } = await knownPerson()
    const replies = await atOnce(30, () =>
      api.call('socialVerifyPass', { body: { ticket, password: 'not the password' } }),
    )
    expect(countBy(replies)).toEqual({ CREDENTIALS_WRONG: 10, SOCIAL_TICKET_GONE: 20 })
    const right = await api.call('socialVerifyPass', { body: { ticket, password } })
    expect(right.refusal).toBe('SOCIAL_TICKET_GONE')
  })

  test('to bind signs nobody in, and one to sign in binds nothing', async () => {
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

describe('the code to connect', () => {
  test('is for nothing else, and no other code is for it', async () => {
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

  test('is not asked of a ticket that had none sent', async () => {
    const { ticket, member, person } = await knownPerson()
    await dataOf(api, 'socialSendMailCode', { body: { ticket } })
    const code = lastCode(api, member.account)
    const other = await ticketFor(api, { ...person, subject: newPerson().subject })
    const reply = await api.call('socialVerifyMailCode', { body: { ticket: other, code } })
    expect(reply.refusal).toBe('CODE_WRONG')
    expect((await api.call('socialVerifyMailCode', { body: { ticket, code } })).code).toBe(200)
  })
})

test('an app signs in a known member by id token, and begins where they wanted', async () => {
  const { member, person, ticket } = await knownPerson()
  await dataOf(api, 'socialVerifyPass', { body: { ticket, password } })
  const { state, binding, nonce } = await begin(api)
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
])('an attempt leads on to the hub alone: %o is refused', async (redirect) => {
  const call = { path: { provider: 'google' }, body: { intent: 'signIn', redirect } }
  expect((await api.call('oauthLogin', call)).status).toBe(400)
})
