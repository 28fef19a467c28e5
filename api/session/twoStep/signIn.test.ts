// Signs in with a second factor, and checks which responses complete the sign-in.
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, askForCode, atOnce, countBy, dataOf, password, wrong } from '#tests/support/members.ts'
import { addPasskey, browser, tryPasskey } from '#tests/support/passkeys.ts'
import { addTwoStepMember, giveApp, ticketIn, ticketOf, turnOnApp } from '#tests/support/secondFactor.ts'
import { newPerson, ticketFor, confirmed } from '#tests/support/social.ts'
import { codeAt } from '#tests/support/totp.ts'
import { auditEntries } from '#api/audit/tables.ts'
import { sessions } from '../tables.ts'
import { secondFactorTickets } from '../secondFactor/tables.ts'
import { valueAt } from '#shared/unknown.ts'
import { textLike, textWith } from '#tests/support/matchers.ts'

const api = await testApi()
const finish = (body: object, options: object = {}) => api.call('loginBySecondFactor', { body, ...options })
const opened = (uid: string) => api.store.db.$count(sessions, eq(sessions.memberId, uid))

describe('first factor', () => {
  test('login returns a ticket and the methods instead of a session', async () => {
    const { account, uid } = await addTwoStepMember(api)
    const before = await opened(uid)
    const reply = await api.call('login', { body: { account, password } })
    expect(reply.refusal).toBe('SECOND_FACTOR_NEEDED')
    expect(reply.data).toEqual({
      reasons: [],
      secondFactor: {
        ticket: textLike(/^[\w-]{43}$/),
        expiresInSeconds: 600,
        methods: ['authenticator'],
      },
    })
    expect(await opened(uid)).toBe(before)
  })

  test('login returns the same error for a wrong password with and without a second factor', async () => {
    const [{ account: on }, { account: off }] = [
      await addTwoStepMember(api),
      await addMember(api, { password }),
    ]
    const texts = []
    for (const account of [on, off]) {
      const { text } = await api.call('login', { body: { account, password: 'not the password' } })
      texts.push(text)
    }
    expect(texts[0]).toBe(texts[1])
    expect(texts[0]).not.toContain('secondFactor')
  })

  test('loginByPasskey requires no second factor, because the device verified the member', async () => {
    const { uid, token } = await addTwoStepMember(api)
    const { device } = await addPasskey(api, { uid, token })
    expect((await tryPasskey(api, device)).data).toMatchObject({ uid })
  })

  test('a sign-in code is used up by the sign-in that waits for the second factor', async () => {
    const { account } = await addTwoStepMember(api)
    const body = { account, code: await askForCode(api, account, 'login') }
    expect((await api.call('loginByCode', { body })).refusal).toBe('SECOND_FACTOR_NEEDED')
    expect((await api.call('loginByCode', { body })).refusal).toBe('CODE_WRONG')
  })
})

describe('authenticator codes', () => {
  test('an authenticator code opens one session and uses up the ticket', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const body = { ticket: await ticketOf(api, member), code: app.code() }
    const session = await dataOf(api, 'loginBySecondFactor', { body })
    expect(session.uid).toBe(member.uid)
    expect((await api.call('checkToken', { token: session.token })).code).toBe(200)
    expect((await finish(body)).refusal).toBe('SECOND_FACTOR_GONE')
  })

  test('the audit entry of a sign-in with an authenticator code names both factors', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    await finish({ ticket: await ticketOf(api, member), code: app.code() })
    const signedIn = and(eq(auditEntries.memberId, member.uid), eq(auditEntries.what, 'signed-in'))
    const entries = await api.store.db.select().from(auditEntries).where(signedIn)
    expect(entries.map(({ outcome }) => outcome)).toContain('password+authenticator')
  })

  test('an authenticator code is rejected with another ticket in the same 30 seconds, and the next code is accepted', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const code = app.code()
    expect((await finish({ ticket: await ticketOf(api, member), code })).code).toBe(200)
    const ticket = await ticketOf(api, member)
    expect((await finish({ ticket, code })).refusal).toBe('AUTHENTICATOR_WRONG')
    api.wait(30)
    expect((await finish({ ticket, code: app.code() })).code).toBe(200)
  })

  test('10 concurrent sign-ins with one authenticator code open one session', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const before = await opened(member.uid)
    const tickets = await atOnce(10, () => ticketOf(api, member))
    const code = app.code()
    const replies = await atOnce(10, (index) => finish({ ticket: tickets[index], code }))
    expect(countBy(replies)).toMatchObject({ OK: 1 })
    expect(await opened(member.uid)).toBe(before + 1)
  })

  test.each([-30, 30])('an authenticator code of a clock that is %i s off is accepted', async (seconds) => {
    const { app, ...member } = await addTwoStepMember(api)
    const code = codeAt(app.secret, new Date(api.clock.now.getTime() + seconds * 1000))
    expect((await finish({ ticket: await ticketOf(api, member), code })).code).toBe(200)
  })
})

describe('tickets of the second factor', () => {
  test('a ticket is rejected after five wrong codes, also concurrent ones', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const ticket = await ticketOf(api, member)
    const replies = await atOnce(8, () => finish({ ticket, code: wrong(app.code()) }))
    expect(countBy(replies)).toEqual({ AUTHENTICATOR_WRONG: 5, SECOND_FACTOR_GONE: 3 })
    expect((await finish({ ticket, code: app.code() })).refusal).toBe('SECOND_FACTOR_GONE')
  })

  test('a ticket expires after ten minutes', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const [first, second] = [await ticketOf(api, member), await ticketOf(api, member)]
    api.wait(599)
    expect((await finish({ ticket: first, code: app.code() })).code).toBe(200)
    api.wait(1)
    expect((await finish({ ticket: second, code: app.code() })).refusal).toBe('SECOND_FACTOR_GONE')
  })

  test('a ticket is only accepted from the browser of the first factor', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const ticket = await ticketOf(api, member, browser('one'))
    const body = { ticket, code: app.code() }
    expect((await finish(body, browser('two'))).refusal).toBe('SECOND_FACTOR_GONE')
    expect((await finish(body)).refusal).toBe('SECOND_FACTOR_GONE')
    expect((await finish(body, browser('one'))).code).toBe(200)
  })

  test('a ticket is rejected with a code of another member', async () => {
    const [firstMember, two] = [await addTwoStepMember(api), await addTwoStepMember(api)]
    const body = { ticket: await ticketOf(api, firstMember), code: two.app.code() }
    expect((await finish(body)).refusal).toBe('AUTHENTICATOR_WRONG')
  })

  test.each([[{}], [{ code: '000000', recoveryCode: 'AAAA-BBBB-CCCC-DDDD' }]])(
    'a ticket with %o is rejected without counting an attempt',
    async (proof) => {
      const { app, ...member } = await addTwoStepMember(api)
      const ticket = await ticketOf(api, member)
      for (let count = 0; count < 6; count += 1) expect((await finish({ ticket, ...proof })).status).toBe(400)
      expect((await finish({ ticket, code: app.code() })).code).toBe(200)
    },
  )

  test('a ticket is rejected after the password was changed', async () => {
    const { app, token, ...member } = await addTwoStepMember(api)
    const ticket = await ticketOf(api, member)
    const body = { oldPassword: password, newPassword: 'warm canary by the window' }
    await dataOf(api, 'modifyPassword', { token, body })
    expect((await finish({ ticket, code: app.code() })).refusal).toBe('SECOND_FACTOR_GONE')
  })

  test('a ticket is rejected after the deletion of the account was requested', async () => {
    const { app, token, ...member } = await addTwoStepMember(api)
    const ticket = await ticketOf(api, member)
    await dataOf(api, 'disable', { token, body: { proof: { password } } })
    expect((await finish({ ticket, code: app.code() })).refusal).toBe('SECOND_FACTOR_GONE')
  })
})

describe('ten wrong authenticator codes within an hour', () => {
  async function lock() {
    const { app, ...member } = await addTwoStepMember(api)
    for (let round = 0; round < 2; round += 1) {
      const ticket = await ticketOf(api, member)
      await atOnce(5, () => finish({ ticket, code: wrong(app.code()) }))
    }
    return { app, ...member }
  }

  test('authenticator codes are rejected for an hour after ten wrong codes, with the time of the next attempt', async () => {
    const { app, ...member } = await lock()
    const waiting = await finish({ ticket: await ticketOf(api, member), code: app.code() })
    expect(waiting.refusal).toBe('SECOND_FACTOR_WAIT')
    const nextDate = new Date(api.clock.now.getTime() + 3_600_000).toISOString()
    expect(waiting.data).toEqual({ reasons: [{ code: 'RETRY_AFTER' }], nextDate })
    api.wait(3600)
    expect((await finish({ ticket: await ticketOf(api, member), code: app.code() })).code).toBe(200)
  })

  test('ten wrong authenticator codes are announced to the member once', async () => {
    const { account } = await lock()
    const about = api.messages.filter(({ to, subject }) => to === account && /wrong codes/.test(subject))
    expect(about).toHaveLength(1)
  })

  test('recovery codes are accepted after ten wrong authenticator codes', async () => {
    const member = await addMember(api, { password })
    const { app, codes } = await turnOnApp(api, member)
    for (let round = 0; round < 2; round += 1) {
      const ticket = await ticketOf(api, member)
      await atOnce(5, () => finish({ ticket, code: wrong(app.code()) }))
    }
    const body = { ticket: await ticketOf(api, member), recoveryCode: codes[0] }
    expect((await finish(body)).code).toBe(200)
  })
})

describe('recovery codes', () => {
  test('a recovery code opens a session once in any notation, and the announcement contains the number of remaining codes', async () => {
    const member = await addMember(api, { password })
    const { codes } = await turnOnApp(api, member)
    const [code = '', other = ''] = codes
    const written = ` ${code.toLowerCase().replaceAll('-', ' ')}`
    expect((await finish({ ticket: await ticketOf(api, member), recoveryCode: written })).code).toBe(200)
    expect(api.messages.at(-1)).toMatchObject({
      to: member.account,
      text: textWith('9 codes'),
    })
    const ticket = await ticketOf(api, member)
    expect((await finish({ ticket, recoveryCode: code })).refusal).toBe('RECOVERY_CODE_WRONG')
    expect((await finish({ ticket, recoveryCode: other })).code).toBe(200)
  })

  test('8 concurrent sign-ins with one recovery code open one session', async () => {
    const member = await addMember(api, { password })
    const { codes } = await turnOnApp(api, member)
    const tickets = await atOnce(8, () => ticketOf(api, member))
    const replies = await atOnce(8, (index) => finish({ ticket: tickets[index], recoveryCode: codes[3] }))
    expect(countBy(replies)).toEqual({ OK: 1, RECOVERY_CODE_WRONG: 7 })
  })
})

describe('passkey as second factor', () => {
  const begin = (ticket: string) => dataOf(api, 'beginSecondFactorPasskey', { body: { ticket } })

  async function addPasskeyMember() {
    const member = await addMember(api, { password })
    const { device } = await addPasskey(api, member)
    const { codes } = await dataOf(api, 'turnOnPasskeyFactor', { token: member.token, body: {} })
    return { ...member, device, codes }
  }

  test('a passkey opens the session if the ticket lists passkeys', async () => {
    const { device, ...member } = await addPasskeyMember()
    const reply = await api.call('login', { body: { account: member.account, password } })
    expect(valueAt(reply.data, 'secondFactor', 'methods')).toEqual(['passkey'])
    const ticket = ticketIn(reply)
    const options = await begin(ticket)
    expect(options.allowCredentials).toHaveLength(1)
    expect((await finish({ ticket, passkey: device.get(options) })).data).toMatchObject({ uid: member.uid })
  })

  test('a passkey response of another member, ticket or ceremony is rejected', async () => {
    const [firstMember, two] = [await addPasskeyMember(), await addPasskeyMember()]
    const [ticket, other] = [await ticketOf(api, firstMember), await ticketOf(api, firstMember)]
    const foreign = two.device.get(await begin(ticket))
    expect((await finish({ ticket, passkey: foreign })).refusal).toBe('PASSKEY_WRONG')
    const elsewhere = firstMember.device.get(await begin(other))
    expect((await finish({ ticket, passkey: elsewhere })).refusal).toBe('PASSKEY_WRONG')
    const signIn = firstMember.device.get(await dataOf(api, 'beginLoginByPasskey'))
    expect((await finish({ ticket, passkey: signIn })).refusal).toBe('PASSKEY_WRONG')
  })

  test('an authenticator code is rejected if the member has no app', async () => {
    const member = await addPasskeyMember()
    const body = { ticket: await ticketOf(api, member), code: '000000' }
    expect((await finish(body)).refusal).toBe('AUTHENTICATOR_WRONG')
  })

  test('beginSecondFactorPasskey rejects the ticket of another browser', async () => {
    const ticket = await ticketOf(api, await addPasskeyMember(), browser('one'))
    const reply = await api.call('beginSecondFactorPasskey', { body: { ticket } })
    expect(reply.refusal).toBe('SECOND_FACTOR_GONE')
  })
})

describe('sign-ins with a further effect', () => {
  test('an account of another service is connected after the second factor', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const person = newPerson({ email: member.account })
    const body = { ticket: await ticketFor(api, person), password }
    const ticket = ticketIn(await api.call('socialVerifyPass', { body }))
    const list = () => dataOf(api, 'listBoundAccounts', { token: member.token })
    expect((await list()).items).toEqual([])
    expect((await finish({ ticket, code: app.code() })).code).toBe(200)
    expect((await list()).items).toMatchObject([{ provider: 'google' }])
    await expect(confirmed(api, person)).rejects.toThrow('secondFactor')
  })

  test('the deletion of an account is undone after the second factor', async () => {
    const { app, account, token, uid } = await addTwoStepMember(api)
    await dataOf(api, 'disable', { token, body: { proof: { password } } })
    const body = { account, proof: { password } }
    const ticket = ticketIn(await api.call('undoDisable', { body }))
    expect((await api.call('login', { body: { account, password } })).refusal).toBe('ACCOUNT_CLOSING')
    expect((await finish({ ticket, code: app.code() })).data).toMatchObject({ uid })
    api.wait(30)
    expect((await api.call('login', { body: { account, password } })).refusal).toBe('SECOND_FACTOR_NEEDED')
  })
})

test('the database contains neither tickets nor recovery codes', async () => {
  const member = await addMember(api, { password })
  const { codes } = await turnOnApp(api, member)
  const ticket = await ticketOf(api, member)
  const rows = JSON.stringify(await api.store.db.select().from(secondFactorTickets))
  expect(rows).not.toContain(ticket)
  for (const code of codes) expect(rows).not.toContain(code)
})

test('a code of a replaced authenticator app is rejected', async () => {
  const member = await addMember(api, { password })
  const before = await giveApp(api, member.uid)
  const { app, codes } = await turnOnApp(api, member)
  expect(codes).toEqual([])
  const ticket = await ticketOf(api, member)
  expect((await finish({ ticket, code: before.code() })).refusal).toBe('AUTHENTICATOR_WRONG')
  api.wait(30)
  expect((await finish({ ticket, code: app.code() })).code).toBe(200)
})
