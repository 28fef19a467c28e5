// Opens the back office for tests: a real OpenID issuer signs staff in, and tests can change the groups of a person.
import pino from 'pino'
import { createBackOfficeApi } from '#api/backOfficeApp/app.ts'
import { openStaffExports } from '#api/backOfficeApp/exports.ts'
import { openStaffFiles } from '#api/backOfficeApp/files.ts'
import { openStaffSignIn } from '#api/backOfficeApp/signIn.ts'
import { SocialFailure } from '#api/integrations/social.ts'
import { openStaffIssuer, type StaffIssuer } from '#api/integrations/staffIssuer.ts'
import { staffReturnPath } from '#api/integrations/openStaffIssuer.ts'
import type { StaffData, StaffOperationId } from '#api/backOfficeApp/operation.ts'
import { operations } from '#generated/backOffice/operations.ts'
import { readHubContract } from '#scripts/generate/contract.ts'
import type { Api } from './api.ts'
import { openContract } from './contract.ts'
import { startProvider, submitAt } from './openid.ts'
import { unlimited } from './unlimited.ts'

const contract = openContract(await readHubContract('openapi.yaml', 'staff'))

export const staffOrigin = 'https://back-office.example.com'

/** Origin of the members' site in links of the back office. */
export const membersOrigin = 'https://hub.example.com'

type StaffCall = {
  /** Parameters in the path; a missing parameter is an id that does not exist. */
  path?: Record<string, string>
  body?: unknown
  query?: Record<string, string>
  headers?: Record<string, string>
}

const unknownId = '0199d3f0-7f3e-7cc0-9c52-6d6a54a4e1ff'

/**
 * Opens the back office on the store and the clock of the members' API.
 * @param site origin of the members' site in links
 */
export async function openStaffSide({ store, integrations, clock, logged }: Api, site = membersOrigin) {
  const client = { id: 'back-office', secret: 'a secret of the back office' }
  const redirectUri = staffOrigin + staffReturnPath
  /** Groups by person; a person without an entry is unknown to the issuer. */
  const groups = new Map<string, string[]>()
  const provider = await startProvider([{ ...client, redirectUris: [redirectUri] }], {
    page: () => '<form></form>',
    accountOf: (form) => form.get('person') ?? '',
    claimsOf: (person) => ({ email: `${person}@example.com`, groups: groups.get(person) ?? [] }),
  })
  const outage = { isOn: false }
  const realIssuer = openStaffIssuer({
    issuer: provider.issuer,
    clientId: client.id,
    clientSecret: client.secret,
    redirectUri,
    scope: 'openid email profile',
  })
  const issuer: StaffIssuer = {
    ...realIssuer,
    confirm: (...about) =>
      outage.isOn
        ? Promise.reject(new SocialFailure('unavailable', 'no connection'))
        : realIssuer.confirm(...about),
  }
  const log = pino({ level: 'debug' }, { write: (line) => void logged.push(line) })
  const now = () => clock.now
  const options = { store, integrations, directory: { issuer }, origin: staffOrigin, log, clock: now }
  const membersSite = { origin: site, hasSamples: true }
  const api = createBackOfficeApi({ ...options, membersSite, limits: unlimited })
  const signInPages = openStaffSignIn(options)
  const exportPages = openStaffExports(options)
  const filePages = openStaffFiles({ ...options, files: integrations.files })

  /** Signs a person in, as a browser does. @returns the response to the return from the issuer */
  async function signIn(person: string) {
    const started = await signInPages.request(`${staffOrigin}/sign-in`)
    const answer = await submitAt(started.headers.get('Location') ?? '', { person }, staffReturnPath)
    return await signInPages.request(`${redirectUri}?${new URLSearchParams(answer)}`, {
      headers: { Cookie: cookiesOf(started) },
    })
  }

  return {
    groups,
    /** Downloads the file of an export. */
    download: (path: string, headers: Record<string, string>) =>
      exportPages.request(staffOrigin + path, { headers }),
    /** Set `isOn` to make the issuer unavailable for checks during sessions. */
    outage,
    signIn,
    request: (path: string, init?: RequestInit) => signInPages.request(staffOrigin + path, init),
    file: (path: string, headers: Record<string, string>) =>
      filePages.request(staffOrigin + path, { headers }),

    /** Signs in a person with the roles. @returns the cookies of the session */
    async sessionOf(person: string, ...roles: string[]) {
      groups.set(person, roles)
      return cookiesOf(await signIn(person))
    },

    call,

    /** Sends a request to the API that does not follow the contract. */
    send: (path: string, init: RequestInit) => api.request(staffOrigin + path, init),

    /** Calls an operation and returns its data. @throws an Error if it fails */
    async dataOf<Id extends StaffOperationId>(id: Id, cookies: string, input?: StaffCall) {
      const { envelope } = await call(id, cookies, input)
      if (!isSuccess(id, envelope)) throw new Error(`${id} returned an error: ${JSON.stringify(envelope)}`)
      return envelope.data
    },
  }

  /** Calls an operation with the cookies of a session. @throws an Error if the response violates the contract */
  async function call(
    id: StaffOperationId,
    cookies: string,
    { path = {}, body, query = {}, headers }: StaffCall = {},
  ) {
    const { method, path: template } = operations[id]
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? unknownId)
    const response = await api.request(`${staffOrigin}${filled}?${new URLSearchParams(query)}`, {
      method: method.toUpperCase(),
      headers: {
        Cookie: cookies,
        'Sec-Fetch-Site': 'same-origin',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const envelope = contract.checkAnswer(id, { status: response.status, text, headers: response.headers })
    return { status: response.status, code: envelope.code, data: envelope.data, envelope }
  }
}

const isSuccess = <Id extends StaffOperationId>(
  id: Id,
  envelope: unknown,
): envelope is { code: 200; data: StaffData<Id> } => contract.isSuccess(id, envelope)

/** Returns the cookies that a response sets, in the form of a request header. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
