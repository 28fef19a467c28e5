// Creates members for tests as the product does: with a code that was sent to the member.
import { eq } from 'drizzle-orm'
import type { Data, OperationId } from '#shared/protocol/operation.ts'
import type { CodePurpose } from '#api/session/tables.ts'
import { openSession } from '#api/session/members.ts'
import { hashSecret } from '#api/session/passwords.ts'
import { createMember } from '#api/session/registration.ts'
import { members } from '#api/members/tables.ts'
import type { components } from '#generated/schema.d.ts'
import { accountOf } from './accounts.ts'
import type { Api, CallOptions, Reply } from './apiOn.ts'
import { isSuccess } from './contract.ts'

export type TestMember = { uid: string; token: string; account: string }
type Registration = components['schemas']['RegisterByCodeRequest']

export const password = 'quiet canary at night'

let accountCount = 0

/** Returns an email address that is unique in the test file. */
export const newAccount = () => `canary${(accountCount += 1)}@example.com`

/** Returns a Thai mobile phone number that is unique in the test file. */
export const newPhone = () => `+6681${String((accountCount += 1)).padStart(7, '0')}`

/** Calls the operation and returns its data. @throws if it fails */
export async function dataOf<Id extends OperationId>(
  api: Api,
  id: Id,
  options?: CallOptions,
): Promise<Data<Id>> {
  const reply = await api.call(id, options)
  if (reply.code !== 200) throw new Error(`${id} returned an error: ${reply.text}`)
  const envelope: unknown = JSON.parse(reply.text)
  if (!isSuccess(id, envelope))
    throw new Error(`${id} returned no success response of the contract: ${reply.text}`)
  return envelope.data
}

/** Requests a code and reads it from the sent message. */
export async function askForCode(api: Api, account: string, purpose: CodePurpose): Promise<string> {
  const reply = await api.call('sendVerifyCode', { body: { account, purpose } })
  if (reply.refusal) throw new Error(`No code for ${account}: ${reply.refusal}`)
  return lastCode(api, account)
}

/** Reads the code from the latest message to the account. */
export function lastCode(api: Api, account: string): string {
  const message = api.messages.findLast(({ to }) => to === account.toLowerCase())
  const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${account}`)
  return code
}

/** Reads the token from the latest recovery link to the account. */
function lastToken(api: Api, account: string): string {
  const message = api.messages.findLast(({ to, link }) => to === account && link !== undefined)
  const token = /^\/recover_pwd#token=([\w-]{43})$/.exec(message?.link ?? '')?.[1]
  if (token === undefined) throw new Error(`No link was sent to ${account}`)
  return token
}

/** Requests a recovery link and reads its token from the sent message. */
export async function askForLink(api: Api, account: string): Promise<string> {
  const { refusal } = await api.call('sendMailByRecoverPwd', { body: { account } })
  if (refusal) throw new Error(`No link for ${account}: ${refusal}`)
  return lastToken(api, account)
}

/** Returns a code that differs from the given code. */
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export const registrationOf = (
  account: string,
  code: string,
  rest: Partial<Registration> = {},
): Registration => ({
  account,
  code,
  firstName: 'Canarymali',
  countryCode: 'TH',
  timeZone: 'Asia/Bangkok',
  agreePrivacyPolicy: true,
  agreeMarketing: false,
  agreeTracking: false,
  ...rest,
})

/** Registers a member and signs in. */
export async function registerMember(api: Api, rest: Partial<Registration> = {}): Promise<TestMember> {
  const account = rest.account ?? newAccount()
  const code = await askForCode(api, account, 'register')
  const { uid, token } = await dataOf(api, 'registerByCode', { body: registrationOf(account, code, rest) })
  return { uid, token, account }
}

/** Creates another session of the member. */
export async function signIn(api: Api, account: string): Promise<string> {
  const code = await askForCode(api, account, 'login')
  return (await dataOf(api, 'loginByCode', { body: { account, code } })).token
}

/** Counts responses by the name of their business error; successes count as `OK`. */
export function countBy(replies: Reply[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { refusal = 'OK' } of replies) counts[refusal] = (counts[refusal] ?? 0) + 1
  return counts
}

/** Creates a member with a session directly in the store, for tests that need many members. */
export async function addMember(
  { store, clock }: Api,
  rest: Partial<Registration> = {},
): Promise<TestMember> {
  const account = rest.account ?? newAccount()
  const { code: _, password: secret, ...registration } = registrationOf(account, '', rest)
  const passwordHash = secret === undefined ? undefined : await hashSecret(secret)
  const member = { ...registration, account: accountOf(account), passwordHash }
  const uid = await createMember(store.db, member, clock.now)
  return { ...(await openSession(store.db, uid, { now: clock.now, by: 'password' })), uid, account }
}

/** Sets the test password for the member. */
export async function givePassword({ store }: Api, uid: string) {
  const passwordHash = await hashSecret(password)
  await store.db.update(members).set({ passwordHash }).where(eq(members.id, uid))
}

/** Runs the work `count` times concurrently. */
export const atOnce = async <Of>(count: number, work: (index: number) => Promise<Of>) =>
  await Promise.all(Array.from({ length: count }, (_, index) => work(index)))
