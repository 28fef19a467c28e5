// Creates members with an authenticator app by API calls.
import { codeAt } from '#tests/support/totp.ts'
import { operations } from '#generated/operations.ts'
import type { Hub } from './hub.ts'
import { fromElsewhere } from './hub.ts'
import { call, joined, password, dataOf } from './member.ts'
import { valueAt } from '#shared/unknown.ts'

/**
 * Returns the code that the authenticator app shows `steps` × 30 s from now. The server rejects codes that are not
 * newer than the last accepted code.
 */
export const nextCode = (secret: string, steps: number) =>
  codeAt(secret, new Date(Date.now() + steps * 30_000))

export async function memberWithApp(hub: Hub) {
  const { account, token } = await joined(hub, { password })
  const { secret } = await dataOf(hub, 'beginAuthenticator', { body: { proof: { password } }, token })
  await call(hub, 'confirmAuthenticator', { body: { code: nextCode(secret, -1) }, token })
  return { account, secret }
}

/**
 * Signs in as a new member up to the second step.
 * @returns the ticket of the sign-in and a valid code for the second step
 */
export async function waitingSignIn(hub: Hub, browser: string) {
  const { account, secret } = await memberWithApp(hub)
  const response = await fetch(hub.origin + operations.login.path, {
    method: 'POST',
    body: JSON.stringify({ account, password }),
    headers: { 'Content-Type': 'application/json', 'Browser-Id': browser, ...fromElsewhere() },
  })
  const ticket = valueAt(await response.json(), 'data', 'secondFactor', 'ticket')
  return { ticket: String(ticket), secondCode: nextCode(secret, 0) }
}
