// Tests a member's passkeys: adding, renaming and removing them, sign-in and re-authentication.
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { authenticator } from '#tests/support/authenticator.ts'
import {
  addMember,
  askForCode,
  askForLink,
  atOnce,
  countBy,
  dataOf,
  password,
  registerMember,
} from '#tests/support/members.ts'
import {
  addPasskey,
  startAdding,
  browser,
  passkeyReauthentication,
  tryPasskey,
} from '#tests/support/passkeys.ts'
import { purgeExpired } from '../purgeExpired.ts'
import { passkeyChallenges } from './tables.ts'
import { valueAt } from '#shared/unknown.ts'

const api = await testApi()
const newPassword = 'warm canary by the window'
const list = async (token: string) => (await dataOf(api, 'listPasskeys', { token })).items

test.each(['ES256', 'EdDSA', 'RS256'] as const)(
  'a member adds a passkey with a %s key and signs in with it',
  async (kind) => {
    const member = await addMember(api)
    expect(await dataOf(api, 'getUserInfo', { token: member.token })).toMatchObject({ hasPasskey: false })
    const { device } = await addPasskey(api, member, authenticator(kind))
    expect(api.messages.at(-1)).toMatchObject({
      to: member.account,
      subject: 'A passkey was added to your account',
    })
    expect(await dataOf(api, 'getUserInfo', { token: member.token })).toMatchObject({ hasPasskey: true })
    const { data } = await tryPasskey(api, device)
    expect(data).toMatchObject({ uid: member.uid })
    expect((await api.call('checkToken', { token: String(valueAt(data, 'token')) })).code).toBe(200)
  },
)

test('a member can sign in repeatedly with a synced passkey, which has no signature counter', async () => {
  const { device } = await addPasskey(api, await addMember(api), authenticator('ES256', { counts: false }))
  const replies = [await tryPasskey(api, device), await tryPasskey(api, device)]
  expect(countBy(replies)).toEqual({ OK: 2 })
})

test('listPasskeys returns passkeys with their device, dates and names', async () => {
  const member = await addMember(api)
  const body = authenticator().create(await startAdding(api, member))
  const caller = { device: 'Chrome, Android' }
  const { id, name } = await dataOf(api, 'addPasskey', { token: member.token, body, caller })
  expect(name).toBe('Chrome, Android')
  const added = api.clock.now.toISOString()
  api.wait(3600)
  const { device } = await addPasskey(api, member)
  await tryPasskey(api, device)
  const used = api.clock.now.toISOString()
  expect(await list(member.token)).toMatchObject([
    { id, name: 'Chrome, Android', createdAt: added, lastUsedAt: null },
    { name: null, createdAt: used, lastUsedAt: used },
  ])
  await dataOf(api, 'renamePasskey', { token: member.token, path: { id }, body: { name: ' My phone ' } })
  expect((await list(member.token))[0]).toMatchObject({ id, name: 'My phone' })
})

test('a member cannot sign in with a removed passkey, and is notified of the removal', async () => {
  const member = await addMember(api)
  const { id, device } = await addPasskey(api, member)
  await dataOf(api, 'removePasskey', { token: member.token, path: { id }, body: {} })
  expect(api.messages.at(-1)).toMatchObject({
    to: member.account,
    subject: 'A passkey was removed from your account',
  })
  expect(await list(member.token)).toEqual([])
  expect((await tryPasskey(api, device)).refusal).toBe('PASSKEY_WRONG')
  expect((await api.call('removePasskey', { token: member.token, path: { id }, body: {} })).status).toBe(404)
})

test('a member has at most ten passkeys after 14 concurrent additions', async () => {
  const member = await addMember(api)
  const attestations = await atOnce(14, async () => authenticator().create(await startAdding(api, member)))
  const replies = await atOnce(14, (index) =>
    api.call('addPasskey', { token: member.token, body: attestations[index] }),
  )
  expect(countBy(replies)).toEqual({ OK: 10, PASSKEY_LIMIT: 4 })
  expect(await list(member.token)).toHaveLength(10)
})

test('a server process accepts the passkey response to a challenge that another process issued', async () => {
  const other = await testApi({ store: api.store })
  const member = await addMember(api)
  const device = authenticator()
  const body = device.create(await startAdding(api, member))
  await dataOf(other, 'addPasskey', { token: member.token, body })
  const options = await dataOf(api, 'beginLoginByPasskey')
  expect(await dataOf(other, 'loginByPasskey', { body: device.get(options) })).toMatchObject({
    uid: member.uid,
  })
})

describe('passkeys without re-authentication', () => {
  const signInBrowser = browser('that-signed-in')
  const begin = (token: string, from: object = signInBrowser) =>
    api.call('beginPasskey', { token, body: {}, ...from }).then(({ refusal }) => refusal)

  test('a passkey can be added without re-authentication for ten minutes after a sign-in, only in the same browser', async () => {
    const { account } = await registerMember(api, { password })
    const { token } = await dataOf(api, 'login', { body: { account, password }, ...signInBrowser })
    expect(await begin(token, {})).toBe('PROOF_NEEDED')
    expect(await begin(token, browser('of-somebody-else'))).toBe('PROOF_NEEDED')
    api.wait(599)
    expect(await begin(token)).toBeUndefined()
    api.wait(1)
    expect(await begin(token)).toBe('PROOF_NEEDED')
  })

  test('a passkey can be added without re-authentication after a sign-in with a code or a passkey', async () => {
    const member = await registerMember(api)
    const { account } = member
    await api.call('sendVerifyCode', { body: { account, purpose: 'login' }, ...signInBrowser })
    const code = /\d{6}/.exec(api.messages.at(-1)?.text ?? '')?.[0]
    const byCode = await dataOf(api, 'loginByCode', { body: { account, code }, ...signInBrowser })
    expect(await begin(byCode.token)).toBeUndefined()
    const { device } = await addPasskey(api, member)
    const options = await dataOf(api, 'beginLoginByPasskey', signInBrowser)
    const byPasskey = await dataOf(api, 'loginByPasskey', { body: device.get(options), ...signInBrowser })
    expect(await begin(byPasskey.token)).toBeUndefined()
  })

  test('a re-authentication for another request does not permit adding a passkey', async () => {
    const { token } = await registerMember(api, { password })
    await dataOf(api, 'revokeOtherSessions', { token, body: { proof: { password } } })
    expect(await begin(token)).toBe('PROOF_NEEDED')
  })
})

describe('re-authentication with a passkey', () => {
  test('a re-authentication with a passkey is valid in the session for ten minutes', async () => {
    const member = await addMember(api)
    const { device } = await addPasskey(api, member)
    api.wait(600)
    const end = (body: object) =>
      api.call('revokeOtherSessions', { token: member.token, body }).then(({ refusal }) => refusal)
    expect(await end({})).toBe('PROOF_NEEDED')
    expect(await end({ proof: await passkeyReauthentication(api, member, device) })).toBeUndefined()
    expect(await end({})).toBeUndefined()
  })

  test('modifyPassword accepts a passkey instead of the old password', async () => {
    const member = await addMember(api)
    const { device } = await addPasskey(api, member)
    const { account, token } = member
    expect((await api.call('modifyPassword', { token, body: { newPassword } })).status).toBe(400)
    const body = { ...(await passkeyReauthentication(api, member, device)), newPassword }
    await dataOf(api, 'modifyPassword', { token, body })
    expect((await api.call('modifyPassword', { token, body })).refusal).toBe('PASSKEY_WRONG')
    expect((await api.call('login', { body: { account, password } })).refusal).toBe('CREDENTIALS_WRONG')
    expect((await api.call('login', { body: { account, password: newPassword } })).code).toBe(200)
  })

  test('a member can re-authenticate with a passkey to delete the account, and cannot sign in with it afterwards', async () => {
    const member = await addMember(api)
    const { device } = await addPasskey(api, member)
    const proof = await passkeyReauthentication(api, member, device)
    const { undoUntil } = await dataOf(api, 'disable', { token: member.token, body: { proof } })
    const reply = await tryPasskey(api, device)
    expect(reply.refusal).toBe('ACCOUNT_CLOSING')
    expect(valueAt(reply.data, 'nextDate')).toBe(undoUntil)
  })
})

describe('passkeys after a password change', () => {
  test('passkeys are not removed when the member changes the password', async () => {
    const member = await addMember(api)
    const { device } = await addPasskey(api, member)
    const body = { oldPassword: password, newPassword }
    await dataOf(api, 'modifyPassword', { token: member.token, body })
    expect((await tryPasskey(api, device)).code).toBe(200)
  })

  test('passkeys are removed when the account is recovered by a code or a link', async () => {
    const [byCode, byLink] = [await addMember(api), await addMember(api)]
    const devices = [await addPasskey(api, byCode), await addPasskey(api, byLink)]
    const code = await askForCode(api, byCode.account, 'recover')
    await dataOf(api, 'recoverPassword', { body: { account: byCode.account, code, newPassword } })
    const token = await askForLink(api, byLink.account)
    await dataOf(api, 'resetNewPass', { body: { token, newPassword } })
    for (const { device } of devices) expect((await tryPasskey(api, device)).refusal).toBe('PASSKEY_WRONG')
  })
})

test('purgeExpired deletes passkey challenges after five minutes', async () => {
  const count = () => api.store.db.$count(passkeyChallenges)
  await purgeExpired(api.store.db, new Date(api.clock.now.getTime() + 86_400_000))
  await dataOf(api, 'beginLoginByPasskey')
  api.wait(299)
  await purgeExpired(api.store.db, api.clock.now)
  expect(await count()).toBe(1)
  api.wait(1)
  await purgeExpired(api.store.db, api.clock.now)
  expect(await count()).toBe(0)
})
