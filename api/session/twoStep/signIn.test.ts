// Signing in with a second factor: what finishes the sign-in, and what does not.
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

describe('the first factor', () => {
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

  test('login rejects a wrong password alike with and without a second factor', async () => {
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

  test('loginByPasskey needs no other factor, because the device verified the member', async () => {
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

describe('an authenticator code', () => {
  test('opens the session once, and the ticket is used up', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const body = { ticket: await ticketOf(api, member), code: app.code() }
    const session = await dataOf(api, 'loginBySecondFactor', { body })
    expect(session.uid).toBe(member.uid)
    expect((await api.call('checkToken', { token: session.token })).code).toBe(200)
    expect((await finish(body)).refusal).toBe('SECOND_FACTOR_GONE')
  })

  test('is recorded in the audit with both factors', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    await finish({ ticket: await ticketOf(api, member), code: app.code() })
    const signedIn = and(eq(auditEntries.memberId, member.uid), eq(auditEntries.what, 'signed-in'))
    const entries = await api.store.db.select().from(auditEntries).where(signedIn)
    expect(entries.map(({ outcome }) => outcome)).toContain('password+authenticator')
  })

  test('is rejected with another ticket in the same 30 seconds, and the next code is accepted', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const code = app.code()
    expect((await finish({ ticket: await ticketOf(api, member), code })).code).toBe(200)
    const ticket = await ticketOf(api, member)
    expect((await finish({ ticket, code })).refusal).toBe('AUTHENTICATOR_WRONG')
    api.wait(30)
    expect((await finish({ ticket, code: app.code() })).code).toBe(200)
  })

  test('opens one session of 10 concurrent sign-ins', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const before = await opened(member.uid)
    const tickets = await atOnce(10, () => ticketOf(api, member))
    const code = app.code()
    const replies = await atOnce(10, (index) => finish({ ticket: tickets[index], code }))
    expect(countBy(replies)).toMatchObject({ OK: 1 })
    expect(await opened(member.uid)).toBe(before + 1)
  })

  test.each([-30, 30])('is accepted from a clock that is %i s off', async (seconds) => {
    const { app, ...member } = await addTwoStepMember(api)
    const code = codeAt(app.secret, new Date(api.clock.now.getTime() + seconds * 1000))
    expect((await finish({ ticket: await ticketOf(api, member), code })).code).toBe(200)
  })
})

describe('a ticket', () => {
  test('is void after five wrong codes, of which each counts once among concurrent ones', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const ticket = await ticketOf(api, member)
    const replies = await atOnce(8, () => finish({ ticket, code: wrong(app.code()) }))
    expect(countBy(replies)).toEqual({ AUTHENTICATOR_WRONG: 5, SECOND_FACTOR_GONE: 3 })
    expect((await finish({ ticket, code: app.code() })).refusal).toBe('SECOND_FACTOR_GONE')
  })

  test('is good for 10 minutes', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const [first, second] = [await ticketOf(api, member), await ticketOf(api, member)]
    api.wait(599)
    expect((await finish({ ticket: first, code: app.code() })).code).toBe(200)
    api.wait(1)
    expect((await finish({ ticket: second, code: app.code() })).refusal).toBe('SECOND_FACTOR_GONE')
  })

  test('works only in the browser that gave the first factor', async () => {
    const { app, ...member } = await addTwoStepMember(api)
    const ticket = await ticketOf(api, member, browser('one'))
    const body = { ticket, code: app.code() }
    expect((await finish(body, browser('two'))).refusal).toBe('SECOND_FACTOR_GONE')
    expect((await finish(body)).refusal).toBe('SECOND_FACTOR_GONE')
    expect((await finish(body, browser('one'))).code).toBe(200)
  })

  test('opens nothing for another member', async () => {
    const [firstMember, two] = [await addTwoStepMember(api), await addTwoStepMember(api)]
    const body = { ticket: await ticketOf(api, firstMember), code: two.app.code() }
    expect((await finish(body)).refusal).toBe('AUTHENTICATOR_WRONG')
  })

  test.each([[{}], [{ code: '000000', recoveryCode: 'AAAA-BBBB-CCCC-DDDD' }]])(
    'is rejected with %o, and no try is counted',
    async (proof) => {
      const { app, ...member } = await addTwoStepMember(api)
      const ticket = await ticketOf(api, member)
      for (let count = 0; count < 6; count += 1) expect((await finish({ ticket, ...proof })).status).toBe(400)
      expect((await finish({ ticket, code: app.code() })).code).toBe(200)
    },
  )

  test('is void once the password was changed', async () => {
    const { app, token, ...member } = await addTwoStepMember(api)
    const ticket = await ticketOf(api, member)
    const body = { oldPassword: password, newPassword: 'warm canary by the window' }
    await dataOf(api, 'modifyPassword', { token, body })
    expect((await finish({ ticket, code: app.code() })).refusal).toBe('SECOND_FACTOR_GONE')
  })

  test('is void once the account is being deleted', async () => {
    const { app, token, ...member } = await addTwoStepMember(api)
    const ticket = await ticketOf(api, member)
    await dataOf(api, 'disable', { token, body: { proof: { password } } })
    expect((await finish({ ticket, code: app.code() })).refusal).toBe('SECOND_FACTOR_GONE')
  })
})

describe('ten wrong codes within an hour', () => {
  async function lock() {
    const { app, ...member } = await addTwoStepMember(api)
    for (let round = 0; round < 2; round += 1) {
      const ticket = await ticketOf(api, member)
      await atOnce(5, () => finish({ ticket, code: wrong(app.code()) }))
    }
    return { app, ...member }
  }

  test('make codes of the app wait, with the time of the next try, until the hour is over', async () => {
    const { app, ...member } = await lock()
    const waiting = await finish({ ticket: await ticketOf(api, member), code: app.code() })
    expect(waiting.refusal).toBe('SECOND_FACTOR_WAIT')
    const nextDate = new Date(api.clock.now.getTime() + 3_600_000).toISOString()
    expect(waiting.data).toEqual({ reasons: [{ code: 'RETRY_AFTER' }], nextDate })
    api.wait(3600)
    expect((await finish({ ticket: await ticketOf(api, member), code: app.code() })).code).toBe(200)
  })

  test('are announced to the member once', async () => {
    const { account } = await lock()
    const about = api.messages.filter(({ to, subject }) => to === account && /wrong codes/.test(subject))
    expect(about).toHaveLength(1)
  })

  test('leave recovery codes and passkeys usable', async () => {
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

describe('a recovery code', () => {
  test('opens a session once, however it is written, and is announced with the number of those left', async () => {
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

  test('opens one session of 8 concurrent sign-ins', async () => {
    const member = await addMember(api, { password })
    const { codes } = await turnOnApp(api, member)
    const tickets = await atOnce(8, () => ticketOf(api, member))
    const replies = await atOnce(8, (index) => finish({ ticket: tickets[index], recoveryCode: codes[3] }))
    expect(countBy(replies)).toEqual({ OK: 1, RECOVERY_CODE_WRONG: 7 })
  })
})

describe('a passkey as second factor', () => {
  const begin = (ticket: string) => dataOf(api, 'beginSecondFactorPasskey', { body: { ticket } })

  async function addPasskeyMember() {
    const member = await addMember(api, { password })
    const { device } = await addPasskey(api, member)
    const { codes } = await dataOf(api, 'turnOnPasskeyFactor', { token: member.token, body: {} })
    return { ...member, device, codes }
  }

  test('opens the session, for a ticket that names passkeys', async () => {
    const { device, ...member } = await addPasskeyMember()
    const reply = await api.call('login', { body: { account: member.account, password } })
    expect(valueAt(reply.data, 'secondFactor', 'methods')).toEqual(['passkey'])
    const ticket = ticketIn(reply)
    const options = await begin(ticket)
    expect(options.allowCredentials).toHaveLength(1)
    expect((await finish({ ticket, passkey: device.get(options) })).data).toMatchObject({ uid: member.uid })
  })

  test('is rejected from another member, for another ticket, and from a sign-in by passkey', async () => {
    const [firstMember, two] = [await addPasskeyMember(), await addPasskeyMember()]
    const [ticket, other] = [await ticketOf(api, firstMember), await ticketOf(api, firstMember)]
    const foreign = two.device.get(await begin(ticket))
    expect((await finish({ ticket, passkey: foreign })).refusal).toBe('PASSKEY_WRONG')
    const elsewhere = firstMember.device.get(await begin(other))
    expect((await finish({ ticket, passkey: elsewhere })).refusal).toBe('PASSKEY_WRONG')
    const signIn = firstMember.device.get(await dataOf(api, 'beginLoginByPasskey'))
    expect((await finish({ ticket, passkey: signIn })).refusal).toBe('PASSKEY_WRONG')
  })

  test('no authenticator code is accepted if the member has no app', async () => {
    const member = await addPasskeyMember()
    const body = { ticket: await ticketOf(api, member), code: '000000' }
    expect((await finish(body)).refusal).toBe('AUTHENTICATOR_WRONG')
  })

  test('beginSecondFactorPasskey asks for nothing without a ticket of the browser', async () => {
    const ticket = await ticketOf(api, await addPasskeyMember(), browser('one'))
    const reply = await api.call('beginSecondFactorPasskey', { body: { ticket } })
    expect(reply.refusal).toBe('SECOND_FACTOR_GONE')
  })
})

describe('a sign-in that does more than to open a session', () => {
  test('a service is connected once the second factor was given', async () => {
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

  test('an account that is being deleted is reopened once the second factor was given', async () => {
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

test('a copy of the database holds neither tickets nor recovery codes', async () => {
  const member = await addMember(api, { password })
  const { codes } = await turnOnApp(api, member)
  const ticket = await ticketOf(api, member)
  const rows = JSON.stringify(await api.store.db.select().from(secondFactorTickets))
  expect(rows).not.toContain(ticket)
  for (const code of codes) expect(rows).not.toContain(code)
})

test('an authenticator of an earlier app is rejected after it was replaced', async () => {
  const member = await addMember(api, { password })
  const before = await giveApp(api, member.uid)
  const { app, codes } = await turnOnApp(api, member)
  expect(codes).toEqual([])
  const ticket = await ticketOf(api, member)
  expect((await finish({ ticket, code: before.code() })).refusal).toBe('AUTHENTICATOR_WRONG')
  api.wait(30)
  expect((await finish({ ticket, code: app.code() })).code).toBe(200)
})
