// Runs a call to a sign-in provider, and converts its failures to errors of the API contract.
import type { Integrations } from '#api/integrations/integrations.ts'
import { answeredError } from '#api/integrations/openidFailure.ts'
import { SocialFailure, type Provider, type SocialService } from '#api/integrations/social.ts'
import { refuse } from '#shared/protocol/refuse.ts'

/**
 * @throws PROVIDER_UNAVAILABLE if the provider is not configured or does not respond; SOCIAL_NOT_CONFIRMED if the
 * provider rejects the sign-in of the person
 */
export async function ask<Of>(
  { social }: Integrations,
  provider: Provider,
  question: (service: SocialService) => Promise<Of>,
): Promise<Of> {
  const service = social[provider]
  if (!service) return refuse('PROVIDER_UNAVAILABLE', { reasons: [{ code: 'NOT_OFFERED' }] })
  try {
    return await question(service)
  } catch (error) {
    if (!(error instanceof SocialFailure)) throw error
    return error.why === 'unavailable' ? unavailable() : refuse('SOCIAL_NOT_CONFIRMED')
  }
}

/** Throws the business error for the `error` parameter of a provider's callback. */
export function refuseAnswer(error: string): never {
  const why = answeredError(error)
  if (why === 'unavailable') return unavailable()
  return refuse(why === 'declined' ? 'SOCIAL_DECLINED' : 'SOCIAL_NOT_CONFIRMED')
}

const unavailable = (): never => refuse('PROVIDER_UNAVAILABLE', { reasons: [{ code: 'UNREACHABLE' }] })
