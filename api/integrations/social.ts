// Interfaces of sign-in providers: Google, Facebook and Apple if configured, or a local provider in development mode.
import type { Log } from '../process/log.ts'
import type { components } from '#generated/schema.d.ts'

export type Provider = components['schemas']['SocialProvider']

/** Random values of one sign-in attempt, which are sent to the provider and validated in its response. */
export type Attempt = {
  state: string
  nonce: string
  /** PKCE code verifier. */
  verifier: string
}

/**
 * Identity that a provider confirms. A person is identified by issuer and subject together, and not by the email
 * address, because an email address can change its owner.
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

/** Interface of one sign-in provider. Each function may throw SocialFailure. */
export type SocialService = {
  /** Returns the URL of the provider's sign-in page. */
  authorizeUrl: (attempt: Attempt) => Promise<string>
  /** Exchanges the authorization code for an identity; validates issuer, audience, nonce and signature. */
  exchange: (attempt: Attempt, answer: { code: string; iss?: string }) => Promise<SocialIdentity>
  /** Validates an id token that the provider's SDK returned to an app: signature, issuer, audience, nonce, age. */
  readIdToken: (idToken: string, nonce: string) => Promise<SocialIdentity>
}

/** Configured sign-in providers. */
export type Social = Partial<Record<Provider, SocialService>>

/**
 * Cause of the failure. `unavailable`: the provider or the configuration has a problem. `refused`: the provider does
 * not confirm this identity.
 */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure'
  readonly why: 'unavailable' | 'refused'

  constructor(why: 'unavailable' | 'refused', message: string, options?: ErrorOptions) {
    super(message, options)
    this.why = why
  }
}

/** Timeout of requests to a provider in seconds. */
export const providerTimeout = 5

/**
 * Returns the path to which a provider redirects. Each provider has its own path, so that one provider cannot respond
 * in place of another.
 */
export const returnPath = (provider: Provider) => `/redirect/fastLogin/${provider}`

/** Wraps sign-in providers, so that each failure is logged with its cause and without data of the request. */
export function logged(services: Social, log: Log): Social {
  const entries = Object.entries(services).map(([provider, { authorizeUrl, exchange, readIdToken }]) => {
    const noted = async <Of>(work: Promise<Of>): Promise<Of> => {
      try {
        return await work
      } catch (error) {
        if (error instanceof SocialFailure)
          log.warn({
            event: 'social_sign_in_failed',
            provider,
            why: error.why,
            error: error.message,
            msg: `Sign-in with ${provider} failed: ${error.message}`,
          })
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
