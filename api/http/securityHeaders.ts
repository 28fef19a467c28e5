// Security headers of responses: `nosniff`, and no framing.
import { secureHeaders } from 'hono/secure-headers'

/** HSTS header of a hub on https, valid for one year. @param subdomains "on" if its subdomains are on https as well */
export const strictTransport = (subdomains: 'on' | 'off') =>
  [
    'Strict-Transport-Security',
    `max-age=31536000${subdomains === 'on' ? '; includeSubDomains' : ''}`,
  ] as const

/** Headers of all other responses; they do not override headers of the response. */
export const pageHeaders = secureHeaders({
  // Only framing is restricted, because a service worker and a picture are subject to the policy of their response.
  contentSecurityPolicy: { frameAncestors: ["'none'"] },
  // The host sets HSTS on every response if the hub is on https.
  strictTransportSecurity: false,
  xFrameOptions: 'DENY',
  // Link previews and emails may show the hub's icons.
  crossOriginResourcePolicy: false,
  overwrite: false,
})

/** Policy of the server's own simple pages, which have a style and no script. */
export const plainPolicy = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
} as const
