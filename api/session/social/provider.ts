// Asking a provider, in the words of the contract: what it cannot do or does not confirm is a refusal.
import type { Integrations } from '#api/integrations/integrations.ts'
import { answeredError } from '#api/integrations/openidFailure.ts'
import { SocialFailure, type Provider, type SocialService } from '#api/integrations/social.ts'
import { refuse } from '#shared/protocol/refuse.ts'

/** @throws PROVIDER_UNAVAILABLE for one that is not offered or does not answer, SOCIAL_NOT_CONFIRMED */
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

/** What the provider said instead of giving a code. */
export function refuseAnswer(error: string): never {
  const why = answeredError(error)
  if (why === 'unavailable') return unavailable()
  return refuse(why === 'declined' ? 'SOCIAL_DECLINED' : 'SOCIAL_NOT_CONFIRMED')
}

const unavailable = (): never => refuse('PROVIDER_UNAVAILABLE', { reasons: [{ code: 'UNREACHABLE' }] })
