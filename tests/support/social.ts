// Providers as tests of the rules have them: a code or an id token is the person it stands for, in plain, so that no
// server is needed. The real way, over a provider on loopback, is tested in api/session/social/openid.test.ts.
import * as z from 'zod/mini'
import { SocialFailure, type Provider, type Social, type SocialIdentity } from '#api/integrations/social.ts'
import type { Data } from '#shared/protocol/operation.ts'
import type { Api } from './apiOn.ts'
import { dataOf } from './members.ts'

type Person = Partial<SocialIdentity>
type Started = Data<'oauthLogin'>

let personCount = 0

/** A person whom no other test of this file uses, known to the provider by a verified address. */
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

/** What the provider gives for the person: a code, or with a nonce an id token. */
export const codeFor = (person: Person) => encoded(person)
export const idTokenFor = (person: Person, nonce: string) =>
  `header.${encoded({ ...person, nonce })}.signature`

/** Google and Apple; Facebook is not offered. The code `down` stands for a provider that does not answer. */
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
    throw new SocialFailure('refused', 'no code of ours')
  }
}

/** An attempt, as the window that began it holds it. */
export const begin = (
  api: Api,
  provider: Provider = 'google',
  intent: 'signIn' | 'bind' = 'signIn',
): Promise<Started> =>
  dataOf(api, 'oauthLogin', { path: { provider }, body: { intent, redirect: '/rewards' } })

/** The query with which the page hands over the provider's answer. */
export const answerOf = ({ state, binding }: Started, answer: Record<string, string>) => ({
  state,
  binding,
  ...answer,
})

/** The whole way: begun, confirmed as the person, handed over. */
export async function confirmed(
  api: Api,
  person: Person,
  { provider = 'google', intent }: { provider?: Provider; intent?: 'signIn' | 'bind' } = {},
) {
  const started = await begin(api, provider, intent)
  return await dataOf(api, 'oauthCallback', {
    path: { provider },
    query: answerOf(started, { code: codeFor(person) }),
  })
}

/** The ticket of a person whom no membership knows yet. */
export async function ticketFor(
  api: Api,
  person: Person,
  options?: Parameters<typeof confirmed>[2],
): Promise<string> {
  const { ticket } = await confirmed(api, person, options)
  if (!ticket) throw new Error('The person is signed in already.')
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
