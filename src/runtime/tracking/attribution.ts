// Keeps what led somebody here (sections 2 and 3): the traffic source of the visit and the member who invited them. Stored at the
// start, used at registration and when the visit is measured.
import { registerByCode } from '#generated/calls/session.ts'
import type { CookieStore } from '../storage/cookieStore.ts'
import { clientEnvironment } from './device.ts'

/** The source where an address names none (section 3). */
export const defaultSource = 'shopify'

/** What led this visit to the hub. */
export const trafficSource = (cookies: CookieStore): string => cookies.get('source') ?? defaultSource

/** The referral code in force: that of the last invitation of the past seven days. */
export const linkCode = (cookies: CookieStore): string | null => cookies.get('linkCode')

/**
 * Section 3: `utm_source`, then `utm_medium`, then `source`; an e-mail campaign's `utm_source` says nothing, so that the
 * others speak for it.
 * @returns `undefined` where the query names none
 */
export function sourceOf(query: URLSearchParams): string | undefined {
  const sources = ['utm_source', 'utm_medium', 'source'].map((name) => query.get(name)?.trim())
  const [campaign = '', ...otherSources] = sources
  return [isMailing(campaign) ? '' : campaign, ...otherSources].find(Boolean)
}

/** `email_marketing`, `Email-Marketing`, `emailmarketing` … */
const isMailing = (source: string) => /^e-?mail[\W_]*marketing$/i.test(source)

/** Keeps what the query says of it; what a registration would not take is not kept. */
export async function keepAttribution(query: URLSearchParams, cookies: CookieStore) {
  const attribution = { source: sourceOf(query), linkCode: query.get('linkCode')?.trim() }
  const { source, linkCode: invitation } = await fitting(attribution)
  if (source) cookies.set('source', source)
  if (invitation) cookies.set('linkCode', invitation)
}

const channels = { WEB: 'web', H5: 'h5', APP: 'app' } as const

/** What a registration tells of how its member came, as its body takes it. */
export async function attributionOf(cookies: CookieStore) {
  const attribution = { source: trafficSource(cookies), linkCode: linkCode(cookies) ?? undefined }
  return { channel: channels[clientEnvironment(cookies)], ...(await fitting(attribution)) }
}

type Attribution = { source?: string; linkCode?: string }

/** What of it the contract would take: neighbours on the parent domain can write these cookies as well. */
async function fitting(attribution: Attribution): Promise<Attribution> {
  if (!attribution.source && !attribution.linkCode) return {}
  const { source, linkCode: invitation } = (await registerByCode.schema()).shape
  return {
    source: source.safeParse(attribution.source).data,
    linkCode: invitation.safeParse(attribution.linkCode).data,
  }
}
