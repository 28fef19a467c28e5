// Stores the attribution of a visit (sections 2 and 3): traffic source, and referral code of the member who invited
// the visitor. Stored at start-up, used for registration and analytics.
import { registerByCode } from '#generated/calls/session.ts'
import type { CookieStore } from '../storage/cookieStore.ts'
import { clientEnvironment } from './device.ts'

/** Default source of section 3. */
export const defaultSource = 'shopify'

/** Traffic source of this visit. */
export const trafficSource = (cookies: CookieStore): string => cookies.get('source') ?? defaultSource

/** Referral code of the latest invitation of the past seven days. */
export const linkCode = (cookies: CookieStore): string | null => cookies.get('linkCode')

/**
 * Returns the source of section 3: `utm_source`, then `utm_medium`, then `source`; skips a `utm_source` of an email
 * campaign.
 * @returns `undefined` if the query has no source
 */
export function sourceOf(query: URLSearchParams): string | undefined {
  const sources = ['utm_source', 'utm_medium', 'source'].map((name) => query.get(name)?.trim())
  const [campaign = '', ...otherSources] = sources
  return [isMailing(campaign) ? '' : campaign, ...otherSources].find(Boolean)
}

/** Matches `email_marketing`, `Email-Marketing`, `emailmarketing` … */
const isMailing = (source: string) => /^e-?mail[\W_]*marketing$/i.test(source)

/** Stores the attribution of the query, if a registration would accept it. */
export async function keepAttribution(query: URLSearchParams, cookies: CookieStore) {
  const attribution = { source: sourceOf(query), linkCode: query.get('linkCode')?.trim() }
  const { source, linkCode: invitation } = await fitting(attribution)
  if (source) cookies.set('source', source)
  if (invitation) cookies.set('linkCode', invitation)
}

const channels = { WEB: 'web', H5: 'h5', APP: 'app' } as const

/** Returns the attribution as the body of a registration expects it. */
export async function attributionOf(cookies: CookieStore) {
  const attribution = { source: trafficSource(cookies), linkCode: linkCode(cookies) ?? undefined }
  return { channel: channels[clientEnvironment(cookies)], ...(await fitting(attribution)) }
}

type Attribution = { source?: string; linkCode?: string }

/** Keeps only values that the contract accepts: other hosts of the parent domain can write these cookies as well. */
async function fitting(attribution: Attribution): Promise<Attribution> {
  if (!attribution.source && !attribution.linkCode) return {}
  const { source, linkCode: invitation } = (await registerByCode.schema()).shape
  return {
    source: source.safeParse(attribution.source).data,
    linkCode: invitation.safeParse(attribution.linkCode).data,
  }
}
