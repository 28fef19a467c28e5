// Sets security headers of responses, such as `nosniff` and a ban on framing.
import { secureHeaders } from 'hono/secure-headers'

/**
 * Returns the HSTS header of a hub on https, valid for one year.
 * @param subdomains "on" if all subdomains of the hub use https as well
 */
export const strictTransport = (subdomains: 'on' | 'off') =>
  [
    'Strict-Transport-Security',
    `max-age=31536000${subdomains === 'on' ? '; includeSubDomains' : ''}`,
  ] as const

/** Adds security headers to responses, without overriding headers that a response already has. */
export const pageHeaders = secureHeaders({
  // This policy only forbids framing, because stricter rules would also apply to service workers and pictures.
  contentSecurityPolicy: { frameAncestors: ["'none'"] },
  // Disabled here, because `strictTransport` sets this header if the hub uses https.
  strictTransportSecurity: false,
  xFrameOptions: 'DENY',
  // Disabled, so that link previews and emails can show the hub's icons.
  crossOriginResourcePolicy: false,
  overwrite: false,
})

/** Content security policy of simple pages of the server, which have inline styles and no scripts. */
export const plainPolicy = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
} as const
