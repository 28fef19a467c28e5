// Builds the Content-Security-Policy of pages: only scripts of the document may run, and framing is prevented.
import { createHash } from 'node:crypto'
import { secureHeaders, type NONCE } from 'hono/secure-headers'

/**
 * @param scripts allowed sources of inline scripts: a nonce, or the hash of each script in the form `'sha256-…'`
 * @param styles allowed sources of inline styles: the hash of each `<style>` element
 */
export const policyWith = (scripts: (string | typeof NONCE)[] = [], styles: readonly string[] = []) =>
  secureHeaders({
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts],
      // Allows style attributes, because React uses them for positions and progress.
      styleSrc: ["'self'", ...styles],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      // Allows videos from the hub, and data URLs for their captions.
      mediaSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    // Keeps existing headers, because redirects from URLs with secrets set `no-referrer`.
    overwrite: false,
  })

export const hash = (text: string) => createHash('sha256').update(text).digest('base64')
export const sourceOf = (text: string) => `'sha256-${hash(text)}'`
