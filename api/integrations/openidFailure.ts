// Classifies errors of sign-in with a provider. `unavailable`: the member can retry later, or the operator can fix the
// problem. `refused`: the provider does not confirm the identity.
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { SocialFailure } from './social.ts'

/** Error codes that the OpenID library throws if a provider does not respond or sends an unreadable response. */
const outages = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]

/** Error codes that a provider returns if it does not know the hub or has an internal problem. */
const serviceErrors = ['invalid_client', 'unauthorized_client', 'server_error', 'temporarily_unavailable']

/** @returns the kind of the failure. Other errors are thrown again, because they are bugs of the hub */
export function failureOf(error: unknown): SocialFailure {
  if (error instanceof SocialFailure) return error
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
    const providerError = error.error.slice(0, 60)
    return new SocialFailure(
      serviceErrors.includes(providerError) ? 'unavailable' : 'refused',
      providerError,
      {
        cause: error,
      },
    )
  }
  if (error instanceof WWWAuthenticateChallengeError)
    return new SocialFailure('refused', `challenge with status ${error.status}`, { cause: error })
  if (error instanceof ClientError) {
    const code = error.code ?? 'unknown'
    return new SocialFailure(outages.includes(code) ? 'unavailable' : 'refused', code, { cause: error })
  }
  // `fetch` throws this error if the connection fails.
  if (error instanceof TypeError && error.cause !== undefined)
    return new SocialFailure('unavailable', 'no connection', { cause: error })
  throw error
}

/**
 * Classifies the `error` parameter that a provider returned. The provider may be unavailable, the user may have
 * canceled the sign-in, or the provider does not confirm the identity.
 */
export function answeredError(error: string): 'unavailable' | 'declined' | 'refused' {
  if (serviceErrors.includes(error)) return 'unavailable'
  // Apple sends a different error code if the user cancels the sign-in.
  return ['access_denied', 'user_cancelled_authorize'].includes(error) ? 'declined' : 'refused'
}
