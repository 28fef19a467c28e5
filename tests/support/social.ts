// Fakes social providers for tests of the sign-in rules. A code or id token contains the person as plain text, so no
// server is needed. api/session/social/openid.test.ts tests the real protocol with a provider on loopback.
import * as z from 'zod/mini'
import { SocialFailure, type Provider, type Social, type SocialIdentity } from '#api/integrations/social.ts'
import type { Data } from '#shared/protocol/operation.ts'
import type { Api } from './apiOn.ts'
import { dataOf } from './members.ts'

type Person = Partial<SocialIdentity>
type Started = Data<'oauthLogin'>

let personCount = 0

/** Creates a person that is unique in the test file, with an email address that the provider has verified. */
export const newPerson = (rest: Person = {}): SocialIdentity => {
  personCount += 1
  return {
    issuer: 'https://issuer.example.com',
    subject: `canary-subject-${personCount}`,
    email: `canary-social-${personCount}@example.com`,
    emailVerified: true,
    firstName: 'Canarymai',
    lastName: null,
    ...rest,
  }
}

const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')

/** Builds the provider's code for the person; `idTokenFor` builds an id token with a nonce. */
export const codeFor = (person: Person) => encoded(person)
export const idTokenFor = (person: Person, nonce: string) =>
  `header.${encoded({ ...person, nonce })}.signature`

/**
 * Fakes sign-in with Google and Apple, but not with Facebook. The code `down` simulates a provider that does not
 * respond.
 */
export function testSocial(): Social {
  const service = {
    authorizeUrl: async ({ state }: { state: string }) => `https://provider.example.com/?state=${state}`,
    exchange: async (_: unknown, { code }: { code: string }) => read(code),
    async readIdToken(idToken: string, expected: string) {
      const { nonce, ...person } = read(idToken.split('.')[1] ?? '')
      if (nonce !== expected) throw new SocialFailure('refused', 'nonce')
      return person
    },
  }
  return { google: service, apple: service }
}

const identity = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  nonce: z.optional(z.string()),
})

function read(text: string): SocialIdentity & { nonce?: string } {
  if (text === 'down') throw new SocialFailure('unavailable', 'down')
  try {
    return identity.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new SocialFailure('refused', 'unknown code')
  }
}

/** Starts a sign-in attempt in a browser window. */
export const startAttempt = (
  api: Api,
  provider: Provider = 'google',
  intent: 'signIn' | 'bind' = 'signIn',
): Promise<Started> =>
  dataOf(api, 'oauthLogin', { path: { provider }, body: { intent, redirect: '/rewards' } })

/** Builds the query with which the page forwards the provider's response. */
export const answerOf = ({ state, binding }: Started, answer: Record<string, string>) => ({
  state,
  binding,
  ...answer,
})

/** Runs the complete flow: starts a sign-in attempt, confirms it as the person and forwards the response. */
export async function confirmed(
  api: Api,
  person: Person,
  { provider = 'google', intent }: { provider?: Provider; intent?: 'signIn' | 'bind' } = {},
) {
  const started = await startAttempt(api, provider, intent)
  return await dataOf(api, 'oauthCallback', {
    path: { provider },
    query: answerOf(started, { code: codeFor(person) }),
  })
}

/** Signs in a person who is not a member. @returns the social ticket */
export async function ticketFor(
  api: Api,
  person: Person,
  options?: Parameters<typeof confirmed>[2],
): Promise<string> {
  const { ticket } = await confirmed(api, person, options)
  if (!ticket) throw new Error('Person is already signed in.')
  return ticket.ticket
}

export const joining = (ticket: string, rest: object = {}) => ({
  ticket,
  firstName: 'Canarymai',
  countryCode: 'VN',
  timeZone: 'Asia/Ho_Chi_Minh',
  agreePrivacyPolicy: true,
  agreeMarketing: false,
  agreeTracking: false,
  ...rest,
})
