// The Content-Security-Policy of pages: nothing runs but what they were sent with, and nobody frames them.
import { createHash } from 'node:crypto'
import { secureHeaders, type NONCE } from 'hono/secure-headers'

/**
 * @param scripts what tells the page's own inline scripts from others: a nonce, or a hash of each, as `'sha256-…'`
 * @param styles a hash of each style that stands in the document
 */
export const policyWith = (scripts: (string | typeof NONCE)[] = [], styles: readonly string[] = []) =>
  secureHeaders({
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts],
      // React writes positions and progress as style attributes.
      styleSrc: ["'self'", ...styles],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      // Films are the hub's own; their captions stand in the page.
      mediaSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    // An answer that leads away from an address with secrets sends no referrer at all.
    overwrite: false,
  })

export const hash = (text: string) => createHash('sha256').update(text).digest('base64')
export const sourceOf = (text: string) => `'sha256-${hash(text)}'`
