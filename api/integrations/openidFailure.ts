// Tells what went wrong between a provider and us: its own fault or our agreement with it, which another try or the operator
// can mend, or an answer that confirms nobody.
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { SocialFailure } from './social.ts'

/** The library's words for a provider that does not answer, or not in a way that can be read. */
const outages = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]

/** What a provider says when it does not know the hub, or has trouble of its own. */
const troubles = ['invalid_client', 'unauthorized_client', 'server_error', 'temporarily_unavailable']

/** @returns the failure; what is none is thrown on, as it is a fault of ours */
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
  // What `fetch` throws when there is no connection.
  if (error instanceof TypeError && error.cause !== undefined)
    return new SocialFailure('unavailable', 'no connection', { cause: error })
  throw error
}

/** Whether the provider's `error` at the end of its page says that it has trouble, or that the person said no. */
export function answeredError(error: string): 'unavailable' | 'declined' | 'refused' {
  if (troubles.includes(error)) return 'unavailable'
  // Apple has its own word for it.
  return ['access_denied', 'user_cancelled_authorize'].includes(error) ? 'declined' : 'refused'
}
