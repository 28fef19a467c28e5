// Decides where an address that came from outside may lead: made absolute as section 5 of the specification says, then parsed,
// then followed only to an origin of ours. The one function for every redirect, of the server (QR codes, sign-in, links)
// and of the web app (`/login`, `/redirect`, `/station/redirect`).
import { parseUrl } from './url.ts'

/** The origins of the hub and its neighbours, without a path: `https://hub.example.com`. */
export type Sites = {
  hub: string
  neighbours: Neighbours
}

/** What else may be followed to, as far as it is configured. */
export type Neighbours = {
  app?: string
  shop?: string
}

/**
 * @param address the address as it came: empty, a path of the hub, or absolute
 * @returns an absolute address on one of the sites, to be followed as a whole; the hub's `/` for anything else
 */
export function redirectTarget(address: string | null | undefined, { hub, neighbours }: Sites): string {
  const home = new URL('/', hub)
  const absolute = !address ? home.href : address.startsWith('http') ? address : home.origin + address
  const target = parseUrl(absolute)
  if (!target) return home.href
  const isOurs = [home.origin, neighbours.app, neighbours.shop].includes(target.origin)
  return isOurs && !target.username && !target.password ? target.href : home.href
}
