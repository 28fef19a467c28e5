// Tests which second factors complete a sign-in, and which are rejected.
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
  test('instead of a session, login returns a ticket and the kinds of second factor that the member can use', async () => {
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

  test('for a wrong password, login returns the same error to members with and without a second factor', async () => {
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

  test('a one-time code cannot be used again, even if its sign-in still waits for the second factor', async () => {
    const { account } = await addTwoStepMember(api)
    const body = { account, code: await askForCode(api, account, 'login') }
    expect((await api.call('loginByCode', { body })).refusal).toBe('SECOND_FACTOR_NEEDED')
    expect((await api.call('loginByCode', { body })).refusal).toBe('CODE_WRONG')
  })
})

describe('authenticator codes', () => {
  test('an authenticator code opens a session, and the ticket of this sign-in cannot be used again', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const body = { ticket: await ticketOf(api, member), code: app.code() }
    const session = await dataOf(api, 'loginBySecondFactor', { body })
    expect(session.uid).toBe(member.uid)
    expect((await api.call('checkToken', { token: session.token })).code).toBe(200)
    expect((await finish(body)).refusal).toBe('SECOND_FACTOR_GONE')
  })

  test('the audit entry of a sign-in with an authenticator code contains both factors', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    await finish({ ticket: await ticketOf(api, member), code: app.code() })
    const signedIn = and(eq(auditEntries.memberId, member.uid), eq(auditEntries.what, 'signed-in'))
    const entries = await api.store.db.select().from(auditEntries).where(signedIn)
    expect(entries.map(({ outcome }) => outcome)).toContain('password+authenticator')
  })

  test('an authenticator code cannot be used twice, even for another sign-in within its 30 seconds, and the next code is accepted', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const code = app.code()
    expect((await finish({ ticket: await ticketOf(api, member), code })).code).toBe(200)
    const ticket = await ticketOf(api, member)
    expect((await finish({ ticket, code })).refusal).toBe('AUTHENTICATOR_WRONG')
    api.wait(30)
    expect((await finish({ ticket, code: app.code() })).code).toBe(200)
  })

  test('10 concurrent sign-ins with the same authenticator code open only one session', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const before = await opened(member.uid)
    const tickets = await atOnce(10, () => ticketOf(api, member))
    const code = app.code()
    const replies = await atOnce(10, (index) => finish({ ticket: tickets[index], code }))
    expect(countBy(replies)).toMatchObject({ OK: 1 })
    expect(await opened(member.uid)).toBe(before + 1)
  })

  test.each([-30, 30])('an authenticator code is accepted if the app clock is %i s off', async (seconds) => {
    const { app, ...member } = await addTwoStepMember(api)
    const code = codeAt(app.secret, new Date(api.clock.now.getTime() + seconds * 1000))
    expect((await finish({ ticket: await ticketOf(api, member), code })).code).toBe(200)
  })
})

describe('tickets of sign-ins that wait for the second factor', () => {
  test('the ticket of a sign-in is rejected after five wrong authenticator codes, even if they are sent concurrently', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const ticket = await ticketOf(api, member)
    const replies = await atOnce(8, () => finish({ ticket, code: wrong(app.code()) }))
    expect(countBy(replies)).toEqual({ AUTHENTICATOR_WRONG: 5, SECOND_FACTOR_GONE: 3 })
    expect((await finish({ ticket, code: app.code() })).refusal).toBe('SECOND_FACTOR_GONE')
  })

  test('the ticket of a sign-in that waits for the second factor expires after ten minutes', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const [first, second] = [await ticketOf(api, member), await ticketOf(api, member)]
    api.wait(599)
    expect((await finish({ ticket: first, code: app.code() })).code).toBe(200)
    api.wait(1)
    expect((await finish({ ticket: second, code: app.code() })).refusal).toBe('SECOND_FACTOR_GONE')
  })

  test('the ticket of a sign-in is accepted only from the browser in which the first factor was verified', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const ticket = await ticketOf(api, member, browser('one'))
    const body = { ticket, code: app.code() }
    expect((await finish(body, browser('two'))).refusal).toBe('SECOND_FACTOR_GONE')
    expect((await finish(body)).refusal).toBe('SECOND_FACTOR_GONE')
    expect((await finish(body, browser('one'))).code).toBe(200)
  })

  test('the authenticator code of another member is rejected', async () => {
    const [firstMember, two] = [await addTwoStepMember(api), await addTwoStepMember(api)]
    const body = { ticket: await ticketOf(api, firstMember), code: two.app.code() }
    expect((await finish(body)).refusal).toBe('AUTHENTICATOR_WRONG')
  })

  test.each([[{}], [{ code: '000000', recoveryCode: 'AAAA-BBBB-CCCC-DDDD' }]])(
    'a request that contains a ticket and %o instead of one second factor is rejected without counting an attempt',
    async (proof) => {
      const { app, ...member } = await addTwoStepMember(api)
      const ticket = await ticketOf(api, member)
      for (let count = 0; count < 6; count += 1) expect((await finish({ ticket, ...proof })).status).toBe(400)
      expect((await finish({ ticket, code: app.code() })).code).toBe(200)
    },
  )

  test('the ticket of a sign-in is rejected after the member’s password was changed', async () => {
    const { app, token, ...member } = await addTwoStepMember(api)
    const ticket = await ticketOf(api, member)
    const body = { oldPassword: password, newPassword: 'warm canary by the window' }
    await dataOf(api, 'modifyPassword', { token, body })
    expect((await finish({ ticket, code: app.code() })).refusal).toBe('SECOND_FACTOR_GONE')
  })

  test('the ticket of a sign-in is rejected after the member has requested the deletion of the account', async () => {
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

  test('after ten wrong authenticator codes, further codes are rejected for an hour, and the response contains the time of the next allowed attempt', async () => {
    const { app, ...member } = await lock()
    const waiting = await finish({ ticket: await ticketOf(api, member), code: app.code() })
    expect(waiting.refusal).toBe('SECOND_FACTOR_WAIT')
    const nextDate = new Date(api.clock.now.getTime() + 3_600_000).toISOString()
    expect(waiting.data).toEqual({ reasons: [{ code: 'RETRY_AFTER' }], nextDate })
    api.wait(3600)
    expect((await finish({ ticket: await ticketOf(api, member), code: app.code() })).code).toBe(200)
  })

  test('the member is notified once after ten wrong authenticator codes', async () => {
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
  test('a recovery code, typed in any letter case and with any separators, opens only one session, and a message tells the member how many codes remain', async () => {
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

  test('8 concurrent sign-ins with the same recovery code open only one session', async () => {
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

  test('a passkey completes a sign-in if login lists passkeys as a possible second factor', async () => {
    const { device, ...member } = await addPasskeyMember()
    const reply = await api.call('login', { body: { account: member.account, password } })
    expect(valueAt(reply.data, 'secondFactor', 'methods')).toEqual(['passkey'])
    const ticket = ticketIn(reply)
    const options = await begin(ticket)
    expect(options.allowCredentials).toHaveLength(1)
    expect((await finish({ ticket, passkey: device.get(options) })).data).toMatchObject({ uid: member.uid })
  })

  test('a passkey response of another member, or for the ticket of another sign-in or another purpose, is rejected', async () => {
    const [firstMember, two] = [await addPasskeyMember(), await addPasskeyMember()]
    const [ticket, other] = [await ticketOf(api, firstMember), await ticketOf(api, firstMember)]
    const foreign = two.device.get(await begin(ticket))
    expect((await finish({ ticket, passkey: foreign })).refusal).toBe('PASSKEY_WRONG')
    const elsewhere = firstMember.device.get(await begin(other))
    expect((await finish({ ticket, passkey: elsewhere })).refusal).toBe('PASSKEY_WRONG')
    const signIn = firstMember.device.get(await dataOf(api, 'beginLoginByPasskey'))
    expect((await finish({ ticket, passkey: signIn })).refusal).toBe('PASSKEY_WRONG')
  })

  test('an authenticator code is rejected if the member has no authenticator app', async () => {
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

describe('second factor of sign-ins that connect an account or cancel a deletion', () => {
  test('a sign-in with a social ticket connects the provider account only after the second factor was verified', async () => {
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

  test('undoDisable cancels the deletion of an account only after the second factor was verified', async () => {
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

test('the database contains neither tickets nor recovery codes in readable form', async () => {
  const member = await addMember(api, { password })
  const { codes } = await turnOnApp(api, member)
  const ticket = await ticketOf(api, member)
  const rows = JSON.stringify(await api.store.db.select().from(secondFactorTickets))
  expect(rows).not.toContain(ticket)
  for (const code of codes) expect(rows).not.toContain(code)
})

test('after an authenticator app is replaced, codes of the former app are rejected', async () => {
  const member = await addMember(api, { password })
  const before = await giveApp(api, member.uid)
  const { app, codes } = await turnOnApp(api, member)
  expect(codes).toEqual([])
  const ticket = await ticketOf(api, member)
  expect((await finish({ ticket, code: before.code() })).refusal).toBe('AUTHENTICATOR_WRONG')
  api.wait(30)
  expect((await finish({ ticket, code: app.code() })).code).toBe(200)
})
