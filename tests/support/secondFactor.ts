// Creates members with a second factor for tests.
import { eq } from 'drizzle-orm'
import { secondFactors } from '#api/session/secondFactor/tables.ts'
import { newSecret } from '#api/session/secondFactor/totp.ts'
import { sessions } from '#api/session/tables.ts'
import type { Api, CallOptions, Reply } from './apiOn.ts'
import { addMember, dataOf, password, type TestMember } from './members.ts'
import { codeAt } from './totp.ts'
import { valueAt } from '#shared/unknown.ts'

export type App = { secret: string; code: () => string }

/** Fakes an authenticator app whose clock matches the hub's. */
export const appOf = ({ clock }: Api, secret: string): App => ({
  secret,
  code: () => codeAt(secret, clock.now),
})

/** Enables the second factor with the API operations that the member's page calls. */
export async function turnOnApp(
  api: Api,
  { token }: Pick<TestMember, 'token'>,
  proof: object = { password },
) {
  const { secret } = await dataOf(api, 'beginAuthenticator', { token, body: { proof } })
  const app = appOf(api, secret)
  const { codes } = await dataOf(api, 'confirmAuthenticator', { token, body: { code: app.code() } })
  return { app, codes }
}

/** Enables the second factor directly in the database. */
export async function giveApp(api: Api, memberId: string): Promise<App> {
  const secret = newSecret()
  await api.store.db.insert(secondFactors).values({ memberId, secret, turnedOnAt: api.clock.now })
  return appOf(api, secret)
}

/** Creates a member with the test password and the second factor enabled. */
export async function addTwoStepMember(api: Api) {
  const member = await addMember(api, { password })
  return { ...member, app: await giveApp(api, member.uid) }
}

/** Returns the ticket of a `SECOND_FACTOR_NEEDED` error. @throws for other responses */
export function ticketIn({ refusal, data, text }: Reply) {
  if (refusal !== 'SECOND_FACTOR_NEEDED')
    throw new Error(`Response does not request a second factor: ${text}`)
  return String(valueAt(data, 'secondFactor', 'ticket'))
}

/** Signs in with the test password. @returns the ticket for the second factor */
export const ticketOf = async (
  api: Api,
  { account }: Pick<TestMember, 'account'>,
  options: Pick<CallOptions, 'headers'> = {},
) => ticketIn(await api.call('login', { body: { account, password }, ...options }))

/** @returns a function that completes a sign-in with a ticket and a second factor */
export const secondFactorOf =
  (api: Api) =>
  (body: object, options: Pick<CallOptions, 'headers'> = {}) =>
    api.call('loginBySecondFactor', { body, ...options })

/** Counts the sessions of a member. */
export const sessionsOf = ({ store }: Api, uid: string) =>
  store.db.$count(sessions, eq(sessions.memberId, uid))
