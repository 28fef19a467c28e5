// Interfaces of sign-in providers: Google, Facebook and Apple if configured, a local one for development.
import type { Logger } from 'pino'
import type { components } from '#generated/schema.d.ts'

export type Provider = components['schemas']['SocialProvider']

/** Values that are sent to the provider with a sign-in attempt and validated in its response. */
export type Attempt = {
  state: string
  nonce: string
  /** Code verifier of PKCE. */
  verifier: string
}

/**
 * Identity that a provider confirms. The key is issuer and subject together, because email addresses can change owners.
 */
export type SocialIdentity = {
  issuer: string
  subject: string
  /** Email address as the provider reports it; trusted only if it is verified. */
  email: string | null
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
}

/** One provider. Each call may throw SocialFailure. */
export type SocialService = {
  /** Returns the URL of the provider's sign-in page. */
  authorizeUrl: (attempt: Attempt) => Promise<string>
  /** Exchanges the code, and validates issuer, audience, nonce and signature. */
  exchange: (attempt: Attempt, answer: { code: string; iss?: string }) => Promise<SocialIdentity>
  /** Validates an id token that the provider's SDK returned to an app: signature, issuer, audience, nonce, age. */
  readIdToken: (idToken: string, nonce: string) => Promise<SocialIdentity>
}

/** Providers that are offered. */
export type Social = Partial<Record<Provider, SocialService>>

/**
 * `unavailable`: the provider or the configuration has a problem; `refused`: the provider does not confirm this
 * identity.
 */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure'
  readonly why: 'unavailable' | 'refused'

  constructor(why: 'unavailable' | 'refused', message: string, options?: ErrorOptions) {
    super(message, options)
    this.why = why
  }
}

/** Timeout of a provider in seconds. */
export const providerTimeout = 5

/** Return path of a provider; separate per provider, so that no provider can answer for another. */
export const returnPath = (provider: Provider) => `/redirect/fastLogin/${provider}`

/** Wraps services to log failures by their kind, without any sent data. */
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
