// Where in the shop a member may be led.
import type { Shop } from '../../integrations/shop.ts'
import { refuse } from '../../http/refuse.ts'

/** An address of the shop, its front page by default. @throws BAD_REQUEST for any other origin */
export function shopAddress({ origin }: Pick<Shop, 'origin'>, wanted = '/'): URL {
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined
  // By its text, for `blob:` has the origin of what stands inside; it leaves no room for a user either.
  if (url?.href.startsWith(`${origin}/`)) return url
  return refuse('BAD_REQUEST', { reasons: [{ code: 'FOREIGN_ORIGIN', field: 'returnTo' }] })
}
