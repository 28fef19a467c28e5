// Tells browsers that every answer is what its type says, and that nobody frames it.
import { secureHeaders } from 'hono/secure-headers'

/** For a hub on https: browsers use https alone for a year. @param subdomains whether its subdomains are on https as well */
export const strictTransport = (subdomains: 'on' | 'off') =>
  [
    'Strict-Transport-Security',
    `max-age=31536000${subdomains === 'on' ? '; includeSubDomains' : ''}`,
  ] as const

/** Of everything else, added to what an answer says of itself. */
export const pageHeaders = secureHeaders({
  // No more than that: a service worker and a picture are held to the policy they come with.
  contentSecurityPolicy: { frameAncestors: ["'none'"] },
  // The host says it, of every answer, where the hub is on https.
  strictTransportSecurity: false,
  xFrameOptions: 'DENY',
  // Previews and mails may show the hub's marks.
  crossOriginResourcePolicy: false,
  overwrite: false,
})

/** Of the server's own small pages, which have a style and no script. */
export const plainPolicy = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
} as const
