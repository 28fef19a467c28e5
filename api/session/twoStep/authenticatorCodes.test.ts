// Tests which authenticator codes complete a sign-in, and the limit of wrong codes.
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, atOnce, countBy, dataOf, password, wrong } from '#tests/support/members.ts'
import {
  addTwoStepMember,
  giveApp,
  secondFactorOf,
  sessionsOf,
  ticketOf,
  turnOnApp,
} from '#tests/support/secondFactor.ts'
import { codeAt } from '#tests/support/totp.ts'
import { auditEntries } from '#api/audit/tables.ts'

const api = await testApi()
const finish = secondFactorOf(api)

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
    const before = await sessionsOf(api, member.uid)
    const tickets = await atOnce(10, () => ticketOf(api, member))
    const code = app.code()
    const replies = await atOnce(10, (index) => finish({ ticket: tickets[index], code }))
    expect(countBy(replies)).toMatchObject({ OK: 1 })
    expect(await sessionsOf(api, member.uid)).toBe(before + 1)
  })

  test.each([-30, 30])('an authenticator code is accepted if the app clock is %i s off', async (seconds) => {
    const { app, ...member } = await addTwoStepMember(api)
    const code = codeAt(app.secret, new Date(api.clock.now.getTime() + seconds * 1000))
    expect((await finish({ ticket: await ticketOf(api, member), code })).code).toBe(200)
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
