// Whether the hub runs in its own app (section 3's client environment APP). An address proves nothing: a link in a messenger can
// carry the same query as the app's. What no link can choose is the `User-Agent`, in which the app's web view names itself.

import type { Settings } from '../../shared/settings.ts'

/**
 * Whether the app has opened a page itself.
 * @param hasReferrer whether a page led there, by a link or otherwise: the app's own start has none before it
 * @param appUserAgent the app's name among the products of its `User-Agent`: `MembersHubApp/4.2`
 */
export const isOpenedByApp = (
  userAgent: string | null,
  hasReferrer: boolean,
  { appUserAgent = 'MembersHubApp' }: Settings = {},
): boolean =>
  !hasReferrer && (userAgent ?? '').split(' ').some((product) => product.split('/')[0] === appUserAgent)
