// Builds the Content-Security-Policy of pages: only scripts of the document may run, and framing is prevented.
import { createHash } from 'node:crypto'
import { secureHeaders, type NONCE } from 'hono/secure-headers'

/**
 * @param scripts sources of the page's inline scripts: a nonce, or a hash of each as `'sha256-…'`
 * @param styles a hash of each inline style in the document
 */
export const policyWith = (scripts: (string | typeof NONCE)[] = [], styles: readonly string[] = []) =>
  secureHeaders({
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts],
      // React sets positions and progress as style attributes.
      styleSrc: ["'self'", ...styles],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      // Videos are served by the hub; their captions are data URLs in the page.
      mediaSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    // A redirect from a URL with secrets sets `no-referrer` itself.
    overwrite: false,
  })

export const hash = (text: string) => createHash('sha256').update(text).digest('base64')
export const sourceOf = (text: string) => `'sha256-${hash(text)}'`
