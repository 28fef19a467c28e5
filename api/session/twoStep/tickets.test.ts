// Tests the tickets of sign-ins that wait for the second factor: their expiry, their browser and their storage.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, atOnce, countBy, dataOf, password, wrong } from '#tests/support/members.ts'
import { browser } from '#tests/support/passkeys.ts'
import { addTwoStepMember, secondFactorOf, ticketOf, turnOnApp } from '#tests/support/secondFactor.ts'
import { secondFactorTickets } from '../secondFactor/tables.ts'

const api = await testApi()
const finish = secondFactorOf(api)

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

test('the database contains neither tickets nor recovery codes in readable form', async () => {
  const member = await addMember(api, { password })
  const { codes } = await turnOnApp(api, member)
  const ticket = await ticketOf(api, member)
  const rows = JSON.stringify(await api.store.db.select().from(secondFactorTickets))
  expect(rows).toContain(member.uid)
  expect(codes).toHaveLength(10)
  expect(rows).not.toContain(ticket)
  for (const code of codes) expect(rows).not.toContain(code)
})
