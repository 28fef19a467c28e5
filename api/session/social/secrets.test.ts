// Tests that the database and the logs contain no secrets with which an attacker could complete a sign-in attempt, use
// a ticket, or sign in to the shop.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, lastCode } from '#tests/support/members.ts'
import { answerOf, startAttempt, codeFor, confirmed, newPerson, ticketFor } from '#tests/support/social.ts'
import { purgeOldAttempts } from './attempts.ts'
import { attemptOf } from './secrets.ts'
import { socialAttempts, socialTickets } from './tables.ts'

const api = await testApi()

const rowsOf = async (name: string) => {
  const { rows } = await api.store.db.execute<{ line: string }>(
    sql`select one::text as line from ${sql.identifier(name)} one`,
  )
  return rows.map(({ line }) => line).join('\n')
}

test('the database and the logs contain no state, binding, nonce, verifier, ticket or code', async () => {
  const { account, token } = await addMember(api)
  const { state, binding, nonce } = await startAttempt(api)
  const ticket = await ticketFor(api, newPerson({ email: account }))
  await dataOf(api, 'socialSendMailCode', { body: { ticket } })
  const wrongBinding = answerOf({ ...(await startAttempt(api)), state }, { code: codeFor(newPerson()) })
  await api.call('oauthCallback', { path: { provider: 'google' }, query: wrongBinding })
  const { url } = await dataOf(api, 'getShopifyPass', { token })

  const tables = ['social_attempts', 'social_tickets', 'social_accounts', 'verify_codes']
  const tableText = (await Promise.all(tables.map(rowsOf))).join('\n')
  expect(tableText).toContain(account)
  const { verifier } = attemptOf(state, binding)
  for (const secret of [state, binding, nonce, verifier, ticket]) {
    expect(tableText).not.toContain(secret)
    expect(api.logged.join('')).not.toContain(secret)
  }
  expect(tableText).not.toMatch(new RegExp(`(?<![\\w.])${lastCode(api, account)}(?![\\w])`))
  for (const secret of [account, 'canary', url]) expect(api.logged.join('')).not.toContain(secret)
})

test('purgeOldAttempts deletes expired attempts and tickets', async () => {
  await startAttempt(api)
  await confirmed(api, newPerson())
  api.wait(300)
  await startAttempt(api)
  api.wait(300)
  await purgeOldAttempts(api.store.db, api.clock.now)
  expect(await api.store.db.select().from(socialAttempts)).toHaveLength(1)
  expect(await api.store.db.select().from(socialTickets)).toEqual([])
})
