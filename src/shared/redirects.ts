// Validates redirect targets: makes them absolute as section 5 of the specification requires, parses them, and allows
// only trusted origins. Every redirect of the server (QR codes, sign-in, links) and of the web app (`/login`,
// `/redirect`, `/station/redirect`) uses this validation.
import { parseUrl } from './url.ts'

/** Origins of the hub and of trusted external services, without a path: `https://hub.example.com`. */
export type Sites = {
  hub: string
  neighbours: TrustedOrigins
}

/** Trusted external origins, if the deployment has configured such origins. */
export type TrustedOrigins = {
  app?: string
  shop?: string
}

/**
 * @param address redirect target as received: empty, a path of the hub, or an absolute URL
 * @returns an absolute URL on one of the trusted origins, to be used unchanged; `/` of the hub for any other target
 */
export function redirectTarget(address: string | null | undefined, { hub, neighbours }: Sites): string {
  const home = new URL('/', hub)
  const absolute = !address ? home.href : address.startsWith('http') ? address : home.origin + address
  const target = parseUrl(absolute)
  if (!target) return home.href
  const isOurs = [home.origin, neighbours.app, neighbours.shop].includes(target.origin)
  return isOurs && !target.username && !target.password ? target.href : home.href
}
