// Signs in with an OpenID Connect provider: Google, Apple, or the local provider for development. Facebook uses this
// module only for id tokens.
import { valueAt } from '#shared/unknown.ts'
import * as openid from 'openid-client'
import { failureOf } from './openidFailure.ts'
import { providerTimeout, SocialFailure, type SocialIdentity, type SocialService } from './social.ts'

export type OpenidSettings = {
  /** Issuer URL, from which the provider's configuration is discovered at the first sign-in. */
  issuer: URL
  clientId: string
  authentication: openid.ClientAuth
  /** Client ids of apps, which are also accepted as the audience of id tokens. */
  appClientIds?: readonly string[]
  /** URL to which the provider redirects after sign-in. */
  redirectUri: string
  /** Parameters of the sign-in URL, such as scope and response mode. */
  parameters: Readonly<Record<string, string>>
  /** Signature algorithm of the provider's id tokens. */
  algorithm?: 'RS256' | 'ES256'
  /** Timeout of requests to the provider in seconds. */
  timeout?: number
}

type Discovered = Pick<OpenidSettings, 'issuer' | 'clientId' | 'authentication' | 'algorithm' | 'timeout'>

/** Returns a function that reads the provider's configuration at its first call. */
export function discover(settings: Discovered): () => Promise<openid.Configuration> {
  const { issuer, clientId, authentication, timeout = providerTimeout } = settings
  const { execute, metadata } = optionsOf(settings)
  return memoized(() =>
    openid.discovery(issuer, clientId, metadata, authentication, {
      timeout,
      execute: [...execute, openid.enableNonRepudiationChecks],
    }),
  )
}

const optionsOf = ({ issuer, algorithm }: Pick<OpenidSettings, 'issuer' | 'algorithm'>) => ({
  // Allows http, which only the local provider and tests use.
  execute: issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
  metadata: algorithm && { id_token_signed_response_alg: algorithm },
})

export function openOpenid(settings: OpenidSettings): SocialService {
  const { clientId, appClientIds = [], redirectUri, parameters, timeout = providerTimeout } = settings
  const { execute, metadata } = optionsOf(settings)
  const discovered = discover(settings)
  const audiences = new Map<string, openid.Configuration>()

  /** Returns a configuration that validates id tokens for one audience. */
  function audience(server: openid.ServerMetadata, id: string): openid.Configuration {
    const cachedConfig = audiences.get(id)
    if (cachedConfig) return cachedConfig
    const config = new openid.Configuration(server, id, metadata, openid.None())
    config.timeout = timeout
    for (const extension of [...execute, openid.useIdTokenResponseType]) extension(config)
    audiences.set(id, config)
    return config
  }

  return {
    authorizeUrl: ({ state, nonce, verifier }) =>
      attempted(async () => {
        const config = await discovered()
        return openid.buildAuthorizationUrl(config, {
          ...parameters,
          redirect_uri: redirectUri,
          response_type: 'code',
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }).href
      }),

    exchange: ({ state, nonce, verifier }, answer) =>
      attempted(async () => {
        const url = answerUrl(redirectUri, { ...answer, state })
        const tokens = await openid.authorizationCodeGrant(await discovered(), url, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        return identityOf(tokens.claims())
      }),

    readIdToken: (idToken, nonce) =>
      attempted(async () => {
        const id = [clientId, ...appClientIds].find((audienceId) => audiencesOf(idToken).includes(audienceId))
        if (id === undefined) throw new SocialFailure('refused', 'ID token has another audience.')
        const config = audience((await discovered()).serverMetadata(), id)
        const url = new URL(redirectUri)
        url.hash = new URLSearchParams({ id_token: idToken }).toString()
        return identityOf(await openid.implicitAuthentication(config, url, nonce))
      }),
  }
}

/** Builds the URL to which the provider has redirected the browser, because the library validates the whole URL. */
export function answerUrl(redirectUri: string, answer: { code: string; state: string; iss?: string }): URL {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer))
    if (value !== undefined) url.searchParams.set(name, value)
  return url
}

/** @throws SocialFailure if `work` fails because of the provider or the connection */
export async function attempted<Of>(work: () => Promise<Of>): Promise<Of> {
  try {
    return await work()
  } catch (error) {
    throw failureOf(error)
  }
}

/** Memoizes a promise. If the promise was rejected, the next call creates a new one. */
export function memoized<Of>(make: () => Promise<Of>): () => Promise<Of> {
  let promise: Promise<Of> | undefined
  return async () => {
    promise ??= make()
    try {
      return await promise
    } catch (error) {
      promise = undefined
      throw error
    }
  }
}

function identityOf(claims: openid.IDToken | undefined): SocialIdentity {
  if (!claims) throw new SocialFailure('refused', 'Provider returned no ID token.')
  const { iss, sub, email, email_verified: verified, given_name: first, family_name: last } = claims
  const text = (claim: unknown) => (typeof claim === 'string' && claim ? claim : null)
  return {
    issuer: iss,
    subject: sub,
    email: text(email),
    // Also accepts the string 'true', because Apple sends this claim as a string.
    emailVerified: verified === true || verified === 'true',
    firstName: text(first),
    lastName: text(last),
  }
}

/** Returns the audiences of an id token. Callers must not trust them, because the signature is not checked yet. */
function audiencesOf(idToken: string): unknown[] {
  try {
    const claims: unknown = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
    return [valueAt(claims, 'aud')].flat()
  } catch {
    return []
  }
}
