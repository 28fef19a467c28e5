// Classifies errors between a provider and the hub: unavailable, if a retry or the operator can fix it, or refused, if
// the provider does not confirm the identity.
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { SocialFailure } from './social.ts'

/** Codes of the library for a provider that does not respond, or not in a readable format. */
const outages = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]

/** Error codes of a provider that does not know the hub or has an internal problem. */
const troubles = ['invalid_client', 'unauthorized_client', 'server_error', 'temporarily_unavailable']

/** @returns the failure; rethrows other errors, which are faults of the hub */
export function failureOf(error: unknown): SocialFailure {
  if (error instanceof SocialFailure) return error
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
    const providerError = error.error.slice(0, 60)
    return new SocialFailure(troubles.includes(providerError) ? 'unavailable' : 'refused', providerError, {
      cause: error,
    })
  }
  if (error instanceof WWWAuthenticateChallengeError)
    return new SocialFailure('refused', `challenged ${error.status}`, { cause: error })
  if (error instanceof ClientError) {
    const code = error.code ?? 'unknown'
    return new SocialFailure(outages.includes(code) ? 'unavailable' : 'refused', code, { cause: error })
  }
  // `fetch` throws this error if the connection fails.
  if (error instanceof TypeError && error.cause !== undefined)
    return new SocialFailure('unavailable', 'no connection', { cause: error })
  throw error
}

/** Classifies the provider's `error` parameter: a problem of the provider, or the user declined. */
export function answeredError(error: string): 'unavailable' | 'declined' | 'refused' {
  if (troubles.includes(error)) return 'unavailable'
  // Apple uses a different code.
  return ['access_denied', 'user_cancelled_authorize'].includes(error) ? 'declined' : 'refused'
}
