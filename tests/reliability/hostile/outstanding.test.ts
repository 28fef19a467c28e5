// Tests how many unused codes, sign-in tickets, sign-in attempts and sessions can exist for each network or member.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openSession } from '#api/session/members.ts'
import { codeTickets, recoveryLinks, sessions, verifyCodes } from '#api/session/tables.ts'
import { passkeyChallenges } from '#api/session/passkeys/tables.ts'
import { socialAttempts, socialTickets } from '#api/session/social/tables.ts'
import { productRegistrations } from '#api/support/tables.ts'
import { testApi } from '#tests/support/api.ts'
import { registeredProduct } from '#tests/support/cases/support.ts'
import { measurement } from '#tests/support/measurements.ts'
import { limitedApi } from '#tests/support/limited.ts'
import { addMember, atOnce, dataOf, lastCode, newAccount } from '#tests/support/members.ts'
import { confirmed, newPerson } from '#tests/support/social.ts'

const open = await testApi()
const { db } = open.store

type Table =
  | typeof codeTickets
  | typeof passkeyChallenges
  | typeof recoveryLinks
  | typeof sessions
  | typeof socialAttempts
  | typeof socialTickets
  | typeof verifyCodes

/** Returns the number of rows that the work adds to the table. */
async function growthOf(table: Table, work: () => Promise<unknown>) {
  const before = await db.$count(table)
  await work()
  return (await db.$count(table)) - before
}

test('one network can start at most 300 social sign-in attempts', async () => {
  const api = await limitedApi(open.store)
  const body = { intent: 'signIn', redirect: '/' }
  const begin = () => api.call('oauthLogin', { path: { provider: 'google' }, body })
  const attempts = await growthOf(socialAttempts, () => atOnce(700, begin))
  measurement(
    'Unused credentials',
    `social sign-in attempts of one network after 700 concurrent requests: ${attempts}`,
  )
  expect(attempts).toBe(300)
})

test('one network can request at most 600 passkey challenges', async () => {
  const api = await limitedApi(open.store)
  const challenges = await growthOf(passkeyChallenges, () =>
    atOnce(700, () => api.call('beginLoginByPasskey')),
  )
  measurement(
    'Unused credentials',
    `passkey challenges of one network after 700 concurrent requests: ${challenges}`,
  )
  expect(challenges).toBe(600)
})

test('one person has at most 20 social sign-in tickets, and the newest ticket is valid', async () => {
  const person = newPerson()
  const tickets = await growthOf(socialTickets, async () => {
    for (let count = 0; count < 30; count += 1) await confirmed(open, person)
  })
  measurement('Unused credentials', `social sign-in tickets of one person after 30 sign-ins: ${tickets}`)
  expect(tickets).toBe(20)
  const { ticket } = await confirmed(open, person)
  const body = { ticket: ticket?.ticket, account: newAccount() }
  expect((await open.call('socialSendMailCode', { body })).refusal).toBeUndefined()
})

test('one member has at most 100 sessions, and further sign-ins end the least recently used sessions', async () => {
  const { uid, token } = await addMember(open)
  const opened: string[] = []
  for (let count = 0; count < 130; count += 1)
    opened.push(
      (await openSession(db, uid, { now: new Date(open.clock.now.getTime() + count), by: 'password' })).token,
    )
  await atOnce(20, () => openSession(db, uid, { now: open.clock.now, by: 'password' }))
  const holding = sql`${sessions.memberId} = ${uid} and ${sessions.revokedAt} is null`
  const openSessions = await db.$count(sessions, holding)
  measurement('Unused credentials', `sessions of one member after 151 sign-ins: ${openSessions}`)
  expect(openSessions).toBe(100)
  const isGood = async (sessionToken = '') =>
    (await open.call('checkToken', { token: sessionToken })).code === 200
  expect([await isGood(token), await isGood(opened[0]), await isGood(opened[129])]).toEqual([
    false,
    false,
    true,
  ])
})

test('the number of codes and recovery links is limited for each network', async () => {
  const api = await limitedApi(open.store)
  const ask = (index: number) =>
    api.call('sendVerifyCode', {
      body: { account: `canary-many${index}@example.com`, purpose: 'login' },
      headers: { 'Browser-Id': `a-browser-of-its-own-${index}` },
    })
  const link = () => api.call('sendMailByRecoverPwd', { body: { account: newAccount() } })
  const counts = [
    await growthOf(verifyCodes, () => atOnce(400, ask)),
    await growthOf(recoveryLinks, () => atOnce(400, link)),
  ]
  measurement(
    'Unused credentials',
    `one-time codes and recovery links of one network after 400 requests each: ${counts.join(' and ')}`,
  )
  expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBeLessThanOrEqual(300)
})

test('the number of unused tickets for verified codes is limited for each account', async () => {
  const api = await limitedApi(open.store)
  const account = newAccount()
  const tickets = await growthOf(codeTickets, async () => {
    for (let index = 0; index < 60; index += 1) {
      const browser = { headers: { 'Browser-Id': `a-browser-for-tickets-${index}` } }
      const reply = await api.call('sendVerifyCode', { body: { account, purpose: 'register' }, ...browser })
      if (reply.refusal) continue
      const code = lastCode(api, account)
      await api.call('verifyCode', { body: { account, purpose: 'register', code }, ...browser })
    }
  })
  measurement('Unused credentials', `tickets for verified codes of one account after 60 requests: ${tickets}`)
  expect(tickets).toBeLessThanOrEqual(12)
})

test('a product has at most one transfer code', async () => {
  const member = await addMember(open)
  const { token } = member
  const { id } = await registeredProduct(open, member)
  for (let count = 0; count < 10; count += 1)
    await dataOf(open, 'offerProductTransfer', { token, path: { id } })
  const codes = sql`${productRegistrations.id} = ${id} and ${productRegistrations.transferHash} is not null`
  expect(await db.$count(productRegistrations, codes)).toBe(1)
})
