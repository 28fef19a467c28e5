// The one road into the shop, and where in it a member may be led.
import { recordActs } from '../audit/recordActs.ts'
import type { Shop } from '../integrations/shop.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Database } from '../store/store.ts'
import { readMemberRow } from './members.ts'
import type { Member } from '../members/member.ts'

type Way = { url: string; signedIn: boolean }
type Visit = { db: Database; member: Member; shop: Shop; now: Date }

/**
 * The address that leads a member to a place in the shop: signed in there, or as anybody without a verified e-mail address,
 * because the shop lets in whoever comes with one as its owner. It is good once and for some minutes.
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

/** An address of the shop. @throws BAD_REQUEST for any other origin */
export function shopAddress({ origin }: Pick<Shop, 'origin'>, address: string): URL {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined
  // By its text, for `blob:` has the origin of what stands inside; it leaves no room for a user either.
  if (url?.href.startsWith(`${origin}/`)) return url
  return refuse('BAD_REQUEST', { reasons: [{ code: 'FOREIGN_ORIGIN', field: 'returnTo' }] })
}
