// Creates members with passkeys for tests.
import type { Api, Reply } from './apiOn.ts'
import { authenticator, type Authenticator, type Wrong } from './authenticator.ts'
import { dataOf, givePassword, password, type TestMember } from './members.ts'

/** Returns the header that identifies a browser. */
export const browser = (name: string) => ({ headers: { 'Browser-Id': `browser-${name}`.padEnd(16, '-') } })

const memberBrowser = browser('of-the-member')

/** Requests the options for a new passkey; the member re-authenticates with the test password. */
export async function startAdding(api: Api, { token, uid }: Pick<TestMember, 'token' | 'uid'>) {
  await givePassword(api, uid)
  return await dataOf(api, 'beginPasskey', { token, body: { proof: { password } } })
}

/** Adds a passkey of the device to a member. */
export async function addPasskey(
  api: Api,
  member: Pick<TestMember, 'token' | 'uid'>,
  device: Authenticator = authenticator(),
) {
  const body = device.create(await startAdding(api, member))
  return { device, ...(await dataOf(api, 'addPasskey', { token: member.token, body })) }
}

/** Tries to sign in with the device from one browser. */
export async function tryPasskey(api: Api, device: Authenticator, wrong: Wrong = {}): Promise<Reply> {
  const options = await dataOf(api, 'beginLoginByPasskey', memberBrowser)
  return await api.call('loginByPasskey', { body: device.get(options, wrong), ...memberBrowser })
}

/** Re-authenticates with a passkey of the device. */
export const passkeyReauthentication = async (
  api: Api,
  { token }: Pick<TestMember, 'token'>,
  device: Authenticator,
) => ({
  passkey: device.get(await dataOf(api, 'beginPasskeyProof', { token })),
})

/** Builds a re-authentication with a passkey that belongs to no member. */
export const unknownPasskey = {
  passkey: authenticator().get({
    challenge: 'x'.repeat(43),
    rpId: 'hub.example.com',
    timeout: 1,
    userVerification: 'required',
    allowCredentials: [],
  }),
}
