// Tests connecting and disconnecting accounts of other services such as Google. Changes require re-authentication, a
// member has one account per service, and the last sign-in method cannot be removed.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, askForCode, atOnce, countBy, dataOf, password } from '#tests/support/members.ts'
import { confirmed, newPerson, ticketFor } from '#tests/support/social.ts'
import type { Provider } from '#api/integrations/social.ts'
import { members } from '#api/members/tables.ts'

const api = await testApi()
const member = () => addMember(api, { password })
const proof = { password }

async function bindTo(token: string, person = newPerson(), provider: Provider = 'google') {
  const ticket = await ticketFor(api, person, { provider, intent: 'bind' })
  return await api.call('bindAccount', { token, body: { ticket, proof } })
}

const listed = async (token: string) => (await dataOf(api, 'listBoundAccounts', { token })).items

test('after an account is connected, the member can sign in with it, it is listed, and the member is notified', async () => {
  const { uid, token, account } = await member()
  const person = newPerson()
  expect((await bindTo(token, person)).text).toBe('{"code":200,"message":"OK"}')
  const boundAt = api.clock.now.toISOString()
  expect(await listed(token)).toEqual([{ provider: 'google', email: person.email, boundAt }])
  expect(await confirmed(api, person)).toMatchObject({ next: 'done', session: { uid } })
  expect(api.messages.at(-1)).toMatchObject({ to: account, subject: 'You can now sign in with Google' })
})

test('listBoundAccounts returns a connected account without its email if the provider has not verified the email', async () => {
  const { token } = await member()
  await bindTo(token, newPerson({ emailVerified: false }), 'apple')
  expect(await listed(token)).toMatchObject([{ provider: 'apple', email: null }])
})

test('bindAccount requires re-authentication, and the ticket stays valid if the re-authentication fails', async () => {
  const { token, account } = await member()
  const ticket = await ticketFor(api, newPerson(), { intent: 'bind' })
  const bind = (credentials: object) =>
    api.call('bindAccount', { token, body: { ticket, proof: credentials } })
  expect((await bind({ password: 'not the password' })).refusal).toBe('PASSWORD_WRONG')
  expect((await bind({ code: '000000' })).refusal).toBe('CODE_WRONG')
  expect(await listed(token)).toEqual([])
  expect((await bind({ code: await askForCode(api, account, 'confirm') })).code).toBe(200)
})

test('bindAccount makes no change and sends no message if the account is already connected', async () => {
  const { token } = await member()
  const person = newPerson()
  await bindTo(token, person)
  const countBefore = api.messages.length
  expect((await bindTo(token, person)).code).toBe(200)
  expect(await listed(token)).toHaveLength(1)
  expect(api.messages.length).toBe(countBefore)
})

test('bindAccount rejects a second account of the same provider', async () => {
  const { token } = await member()
  await bindTo(token)
  expect((await bindTo(token)).refusal).toBe('SOCIAL_BOUND')
  expect((await bindTo(token, newPerson(), 'apple')).code).toBe(200)
  expect((await listed(token)).map(({ provider }) => provider)).toEqual(['google', 'apple'])
})

test('only one of 20 members who concurrently connect the same account succeeds', async () => {
  const person = newPerson()
  const tokens = await atOnce(20, async () => (await member()).token)
  const counts = countBy(await Promise.all(tokens.map((token) => bindTo(token, person))))
  expect(counts).toEqual({ OK: 1, SOCIAL_TAKEN: 19 })
})

test('bindAccount rejects an account that is connected to another member, and does not change the session', async () => {
  const [first, second] = [await member(), await member()]
  const person = newPerson()
  await bindTo(first.token, person)
  expect(await confirmed(api, person, { intent: 'bind' })).toMatchObject({ next: 'bind', session: null })
  expect((await bindTo(second.token, person)).refusal).toBe('SOCIAL_TAKEN')
})

describe('removeAccount', () => {
  test('after an account is disconnected, the member cannot sign in with it, and the member is notified', async () => {
    const { token, account } = await member()
    const person = newPerson()
    await bindTo(token, person)
    await dataOf(api, 'removeAccount', { token, body: { provider: 'google', proof } })
    expect(await listed(token)).toEqual([])
    expect(await confirmed(api, person)).toMatchObject({ next: 'register', session: null })
    expect(api.messages.at(-1)).toMatchObject({
      to: account,
      subject: 'You can no longer sign in with Google',
    })
  })

  test('removeAccount disconnects only accounts of the calling member, and another member can connect the account afterwards', async () => {
    const [first, second] = [await member(), await member()]
    const person = newPerson()
    await bindTo(first.token, person)
    await dataOf(api, 'removeAccount', { token: second.token, body: { provider: 'google', proof } })
    expect(await listed(first.token)).toHaveLength(1)
    await dataOf(api, 'removeAccount', { token: first.token, body: { provider: 'google', proof } })
    expect((await bindTo(second.token, person)).code).toBe(200)
  })

  test('removeAccount accepts a recent re-authentication, including one that was made for bindAccount', async () => {
    const { token } = await member()
    await bindTo(token)
    const remove = (fields: object) =>
      api.call('removeAccount', { token, body: { provider: 'google', ...fields } })
    api.wait(600)
    expect((await remove({})).refusal).toBe('PROOF_NEEDED')
    expect((await remove({ proof: { password: 'not the password' } })).refusal).toBe('PASSWORD_WRONG')
    expect(await listed(token)).toHaveLength(1)
    await bindTo(token, newPerson(), 'apple')
    expect((await remove({})).code).toBe(200)
    expect(await listed(token)).toMatchObject([{ provider: 'apple' }])
  })

  test('concurrent removeAccount calls for the same account announce the change only once', async () => {
    const { token } = await member()
    await bindTo(token)
    const remove = () => api.call('removeAccount', { token, body: { provider: 'google', proof } })
    const countBefore = api.messages.length
    expect(countBy(await atOnce(5, remove))).toEqual({ OK: 5 })
    expect(api.messages.length).toBe(countBefore + 1)
  })

  test('concurrent removeAccount calls for all connected accounts leave one of them as a sign-in method', async () => {
    const { uid, token } = await member()
    await bindTo(token)
    await bindTo(token, newPerson(), 'apple')
    await api.store.db.update(members).set({ email: null }).where(eq(members.id, uid))
    const replies = await Promise.all(
      ['google', 'apple'].map((provider) => api.call('removeAccount', { token, body: { provider, proof } })),
    )
    expect(countBy(replies)).toEqual({ OK: 1, LAST_WAY_IN: 1 })
    expect(await listed(token)).toHaveLength(1)
  })
})
