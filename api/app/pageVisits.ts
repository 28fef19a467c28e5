// Counts page renders against rate limits, and finds the country of the member whose token is in the page request.
import { networkOf } from '../http/network.ts'
import type { Limits } from './rateLimits/limits.ts'
import type { SharedSessions } from './stages/sharedSessions.ts'
import type { openTokens } from './stages/authenticate.ts'

type Services = {
  tokens: Pick<ReturnType<typeof openTokens>, 'findMember'>
  limits: Limits
  clock: () => Date
}
type PageVisit = { address: string; sessions: SharedSessions }

export function openPageVisits({ tokens, limits, clock }: Services) {
  /**
   * Counts a page render against a rate limit before the render starts. With a valid token, this is the limit of the
   * member, otherwise the limit of the network.
   * @throws TOO_MANY_REQUESTS
   */
  async function admit(token: string | null, { address, sessions }: PageVisit) {
    const network = networkOf(address)
    const member = token
      ? await tokens.findMember(token, { network, now: sessions.now('read', clock), sessions })
      : null
    await limits({ rate: 'page', address: network, member: member?.id }, async () => {})
  }

  /** Returns the country of the member whose session has this token; `undefined` for an invalid token. */
  async function countryOf(token: string, address: string): Promise<string | undefined> {
    const visit = { network: networkOf(address), now: clock(), sessions: undefined }
    return (await tokens.findMember(token, visit))?.countryCode
  }

  return { admit, countryOf }
}
