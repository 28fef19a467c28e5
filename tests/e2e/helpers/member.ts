// Creates members by API calls, for tests that need an existing member.
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { operations } from '#generated/operations.ts'
import type { Locale } from '#shared/languages.ts'
import type { Data, OperationId } from '#shared/protocol/operation.ts'
import { fromElsewhere, type Hub } from './hub.ts'

export const password = 'quiet canary at night'

let accountCount = 0

/** Returns an email address that is not registered yet. */
export const newAccount = () => `member${process.pid}x${++accountCount}@example.com`

const envelope = z.object({ code: z.number(), message: z.string(), data: z.optional(z.unknown()) })
type CallOptions = { body?: object; token?: string; key?: string }

/** Calls the API outside the page. @returns the response envelope */
export async function call({ origin }: Hub, id: OperationId, { body, token, key }: CallOptions = {}) {
  const { method, path } = operations[id]
  const answer = await fetch(origin + path, {
    method: method.toUpperCase(),
    headers: {
      ...fromElsewhere(),
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': key }),
    },
    body: body && JSON.stringify(body),
  })
  return envelope.parse(await answer.json())
}

/** Calls the API outside the page. @returns the data of the response @throws an Error unless it succeeds */
export async function dataOf<Id extends OperationId>(
  hub: Hub,
  id: Id,
  options?: CallOptions,
): Promise<Data<Id>> {
  const answer: unknown = await call(hub, id, options)
  // Import this module only when it is needed, because it reads the whole contract.
  const { isSuccess } = await import('#tests/support/contract.ts')
  if (!isSuccess(id, answer))
    throw new Error(`${id} returned no success response of the contract: ${JSON.stringify(answer)}`)
  return answer.data
}

type Wanted = {
  account?: string
  firstName?: string
  countryCode?: string
  timeZone?: string
  password?: string
  agreeTracking?: boolean
  /** Link code of the member who referred the new member. */
  linkCode?: string
}

/** Registers a member. @returns their account and session */
export async function joined(hub: Hub, { account = newAccount(), ...rest }: Wanted = {}) {
  await call(hub, 'sendVerifyCode', { body: { account, purpose: 'register' } })
  const body = {
    account,
    code: await hub.codeFor(account),
    firstName: 'Mali',
    countryCode: 'TH',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    agreePrivacyPolicy: true,
    agreeMarketing: false,
    agreeTracking: false,
    ...rest,
  }
  const { uid, token } = await dataOf(hub, 'registerByCode', { body })
  return { account, uid, token }
}

/** Registers a member and signs them in in the browser of the page, with a language. @returns their account */
export async function signedIn(page: Page, hub: Hub, { locale, ...details }: Wanted & { locale: Locale }) {
  const { account, token } = await joined(hub, details)
  await signedInAs(page, hub, { token, locale })
  return account
}

/** Signs in the member that the token belongs to. Leaves the page first, because a page of another member would reload. */
export async function signedInAs(
  page: Page,
  hub: Hub,
  { token, locale }: { token: string; locale?: Locale },
) {
  await page.goto('about:blank')
  await page.context().addCookies([{ name: 'hub_token', value: token, url: hub.origin }])
  if (locale) await setLanguage(page, hub, locale)
}

/** Sets the page's language before sign-in. */
export const setLanguage = (page: Page, hub: Hub, locale: Locale) =>
  page.context().addCookies([{ name: 'locale', value: locale, url: hub.origin }])
