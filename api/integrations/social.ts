// Other services that say who somebody is: Google, Facebook and Apple by configuration, a local one for development.
import type { Logger } from 'pino'
import type { components } from '#generated/schema.d.ts'

export type Provider = components['schemas']['SocialProvider']

/** What goes to the provider with an attempt and has to come back with its answer. */
export type Attempt = {
  state: string
  nonce: string
  /** PKCE's code verifier. */
  verifier: string
}

/** Somebody, as a provider knows them. Issuer and subject together are the only key: addresses change hands. */
export type SocialIdentity = {
  issuer: string
  subject: string
  /** As the provider says it; counts only where it is verified. */
  email: string | null
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
}

/** One provider. Each call may throw SocialFailure. */
export type SocialService = {
  /** The provider's page to go to. */
  authorizeUrl: (attempt: Attempt) => Promise<string>
  /** Exchanges the code, and checks issuer, audience, nonce and signature. */
  exchange: (attempt: Attempt, answer: { code: string; iss?: string }) => Promise<SocialIdentity>
  /** Checks an id token that the provider's kit gave an app: signature, issuer, audience, nonce, age. */
  readIdToken: (idToken: string, nonce: string) => Promise<SocialIdentity>
}

/** Those that are offered. */
export type Social = Partial<Record<Provider, SocialService>>

/** `unavailable`: the provider or our agreement with it is at fault; `refused`: it does not confirm this person. */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure'
  readonly why: 'unavailable' | 'refused'

  constructor(why: 'unavailable' | 'refused', message: string, options?: ErrorOptions) {
    super(message, options)
    this.why = why
  }
}

/** How long a provider may take, in seconds. */
export const providerTimeout = 5

/** The page of the hub that the provider leads back to; one for each, so that none can answer for another. */
export const returnPath = (provider: Provider) => `/redirect/fastLogin/${provider}`

/** The same services; failures are logged by what went wrong, without anything that was sent. */
export function logged(services: Social, log: Logger): Social {
  const entries = Object.entries(services).map(([provider, { authorizeUrl, exchange, readIdToken }]) => {
    const noted = async <Of>(work: Promise<Of>): Promise<Of> => {
      try {
        return await work
      } catch (error) {
        if (error instanceof SocialFailure)
          log.warn({ provider, why: error.why, error: error.message }, 'social sign-in failed')
        throw error
      }
    }
    const service: SocialService = {
      authorizeUrl: (attempt) => noted(authorizeUrl(attempt)),
      exchange: (attempt, answer) => noted(exchange(attempt, answer)),
      readIdToken: (idToken, nonce) => noted(readIdToken(idToken, nonce)),
    }
    return [provider, service] as const
  })
  return Object.fromEntries(entries)
}
