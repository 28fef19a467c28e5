// Builds the URLs that lead members into the shop. All links to the shop use this module.
import { recordActs } from '../audit/recordActs.ts'
import type { Shop } from '../integrations/shop.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Database } from '../store/store.ts'
import { readMemberRow } from './members.ts'
import type { Member } from '../members/member.ts'

type Way = { url: string; signedIn: boolean }
type Visit = { db: Database; member: Member; shop: Shop; now: Date }

/**
 * Returns the URL that leads a member to a page of the shop, valid once and for some minutes. Members with a verified email address are
 * signed in; others are not, because the shop identifies customers by their email address.
 * @param place a path of the shop, such as one of `shopPlaces`
 * @throws BAD_REQUEST for another origin
 */
export async function wayIntoShop({ db, member, shop, now }: Visit, place: string): Promise<Way> {
  const to = shopAddress(shop, place)
  const { id, email, emailVerified, firstName, lastName } = await readMemberRow(db, member)
  if (email === null || !emailVerified) return { url: shop.visit(to), signedIn: false }
  await recordActs(db, now, { what: 'signed-in-to-shop', memberId: id })
  return { url: shop.pass({ id, email, firstName, lastName }, to, now), signedIn: true }
}

/**
 * Resolves a URL of the shop.
 * @throws BAD_REQUEST for another origin
 */
export function shopAddress({ origin }: Pick<Shop, 'origin'>, address: string): URL {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined
  // Compares the text: `blob:` URLs have the origin of the URL inside, and the prefix also excludes user names.
  if (url?.href.startsWith(`${origin}/`)) return url
  return refuse('BAD_REQUEST', { reasons: [{ code: 'FOREIGN_ORIGIN', field: 'returnTo' }] })
}
