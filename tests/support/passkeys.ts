// Makes members with passkeys, for tests.
import type { Api, Reply } from './apiOn.ts'
import { authenticator, type Authenticator, type Wrong } from './authenticator.ts'
import { dataOf, givePassword, password, type TestMember } from './members.ts'

/** The name of a browser window. */
export const browser = (name: string) => ({ headers: { 'Browser-Id': `browser-${name}`.padEnd(16, '-') } })

const memberBrowser = browser('of-the-member')

/** What to make a passkey for, by the password of tests. */
export async function beginAdding(api: Api, { token, uid }: Pick<TestMember, 'token' | 'uid'>) {
  await givePassword(api, uid)
  return await dataOf(api, 'beginPasskey', { token, body: { proof: { password } } })
}

/** Adds the device's passkey to a member. */
export async function addPasskey(
  api: Api,
  member: Pick<TestMember, 'token' | 'uid'>,
  device: Authenticator = authenticator(),
) {
  const body = device.create(await beginAdding(api, member))
  return { device, ...(await dataOf(api, 'addPasskey', { token: member.token, body })) }
}

/** Tries to sign in by the device, in one browser. */
export async function tryPasskey(api: Api, device: Authenticator, wrong: Wrong = {}): Promise<Reply> {
  const options = await dataOf(api, 'beginLoginByPasskey', memberBrowser)
  return await api.call('loginByPasskey', { body: device.get(options, wrong), ...memberBrowser })
}

/** The device's proof of who asks. */
export const passkeyProof = async (
  api: Api,
  { token }: Pick<TestMember, 'token'>,
  device: Authenticator,
) => ({
  passkey: device.get(await dataOf(api, 'beginPasskeyProof', { token })),
})

/** Proof by a passkey that is nobody's. */
export const strayProof = {
  passkey: authenticator().get({
    challenge: 'x'.repeat(43),
    rpId: 'hub.example.com',
    timeout: 1,
    userVerification: 'required',
    allowCredentials: [],
  }),
}
