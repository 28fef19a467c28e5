// Stores the attribution of a visit (sections 2 and 3 of the specification): the traffic source, and the referral code
// of the member who invited the visitor. The start-up stores the attribution; registration and analytics use it.
import { registerByCode } from '#generated/calls/session.ts'
import type { CookieStore } from '../storage/cookieStore.ts'
import { clientEnvironment } from './device.ts'

/** Default traffic source (section 3 of the specification). */
export const defaultSource = 'shopify'

/** Returns the traffic source of this visit. */
export const trafficSource = (cookies: CookieStore): string => cookies.get('source') ?? defaultSource

/** Returns the referral code of the latest invitation in the past seven days. */
export const linkCode = (cookies: CookieStore): string | null => cookies.get('linkCode')

/**
 * Returns the traffic source (section 3 of the specification): the first of `utm_source`, `utm_medium` and `source`.
 * Skips a `utm_source` that names an email campaign.
 * @returns the traffic source; `undefined` if the query contains no source
 */
export function sourceOf(query: URLSearchParams): string | undefined {
  const sources = ['utm_source', 'utm_medium', 'source'].map((name) => query.get(name)?.trim())
  const [campaign = '', ...otherSources] = sources
  return [isMailing(campaign) ? '' : campaign, ...otherSources].find(Boolean)
}

/** Matches the name of an email campaign, such as `email_marketing`, `Email-Marketing` or `emailmarketing`. */
const isMailing = (source: string) => /^e-?mail[\W_]*marketing$/i.test(source)

/** Stores the attribution from the query, if a registration would accept its values. */
export async function storeAttribution(query: URLSearchParams, cookies: CookieStore) {
  const attribution = { source: sourceOf(query), linkCode: query.get('linkCode')?.trim() }
  const { source, linkCode: invitation } = await validAttribution(attribution)
  if (source) cookies.set('source', source)
  if (invitation) cookies.set('linkCode', invitation)
}

const channels = { WEB: 'web', H5: 'h5', APP: 'app' } as const

/** Returns the attribution in the format of the request body of a registration. */
export async function attributionOf(cookies: CookieStore) {
  const attribution = { source: trafficSource(cookies), linkCode: linkCode(cookies) ?? undefined }
  return { channel: channels[clientEnvironment(cookies)], ...(await validAttribution(attribution)) }
}

type Attribution = { source?: string; linkCode?: string }

/**
 * Returns only values that the contract accepts, because other hosts of the parent domain can write these cookies as
 * well.
 */
async function validAttribution(attribution: Attribution): Promise<Attribution> {
  if (!attribution.source && !attribution.linkCode) return {}
  const { source, linkCode: invitation } = (await registerByCode.schema()).shape
  return {
    source: source.safeParse(attribution.source).data,
    linkCode: invitation.safeParse(attribution.linkCode).data,
  }
}
