// Builds the URLs of all links from the hub to the shop.
import { recordActs } from '../audit/recordActs.ts'
import type { Shop } from '../integrations/shop.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Database } from '../store/store.ts'
import { readMemberRow } from './members.ts'
import type { Member } from '../members/member.ts'

type ShopEntry = { url: string; signedIn: boolean }
type Visit = { db: Database; member: Member; shop: Shop; now: Date }

/**
 * Returns a URL of a shop page for a member. The URL can be used once, within some minutes. It signs the member in to
 * the shop only if the member has a verified email address, because the shop identifies customers by their email
 * address.
 * @param place path or URL of a page in the shop, such as a value of `shopPlaces`
 * @throws BAD_REQUEST for another origin
 */
export async function shopEntryUrl({ db, member, shop, now }: Visit, place: string): Promise<ShopEntry> {
  const to = shopAddress(shop, place)
  const { id, email, emailVerified, firstName, lastName } = await readMemberRow(db, member)
  if (email === null || !emailVerified) return { url: shop.visit(to), signedIn: false }
  await recordActs(db, now, { what: 'signed-in-to-shop', memberId: id })
  return { url: shop.pass({ id, email, firstName, lastName }, to, now), signedIn: true }
}

/** Resolves a path or URL to a URL of the shop. @throws BAD_REQUEST for another origin */
export function shopAddress({ origin }: Pick<Shop, 'origin'>, address: string): URL {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined
  // Compares the prefix of the URL instead of its origin, because a `blob:` URL has the origin of the URL that it
  // contains. The prefix also excludes URLs with user names.
  if (url?.href.startsWith(`${origin}/`)) return url
  return refuse('BAD_REQUEST', { reasons: [{ code: 'FOREIGN_ORIGIN', field: 'returnTo' }] })
}
