// Signs in with Apple. The client secret is a short-lived token that the hub signs. Apple responds with a form post,
// which a page cannot read.
import { createPrivateKey, sign } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ClientAuth } from 'openid-client'
import { returnPath } from './social.ts'

export type AppleKey = {
  teamId: string
  keyId: string
  /** PEM of the key from Apple; line breaks may be written as `\n`. */
  privateKey: string
}

/**
 * Returns a function that authenticates the hub to Apple with a token that is valid for five minutes.
 * @throws an Error if the key from Apple is invalid
 */
export function appleAuthentication({ teamId, keyId, privateKey }: AppleKey): ClientAuth {
  const key = readKey(privateKey.replaceAll(String.raw`\n`, '\n'))
  return ({ issuer }, { client_id: clientId }, body) => {
    const issuedAt = Math.floor(Date.now() / 1000)
    const claims = { iss: teamId, iat: issuedAt, exp: issuedAt + 300, aud: issuer, sub: clientId }
    const text = [{ alg: 'ES256', kid: keyId }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
    body.set('client_id', clientId)
    body.set('client_secret', `${text}.${signature.toString('base64url')}`)
  }
}

function readKey(pem: string) {
  try {
    return createPrivateKey(pem)
  } catch (cause) {
    throw new Error('APPLE_PRIVATE_KEY must be a private key as PEM.', { cause })
  }
}

/**
 * Handles Apple's form post at the path of the sign-in page, and redirects to this page with the parameters in the
 * query string.
 */
export function openAppleReturn(): Hono {
  const app = new Hono()
  app.post('/', bodyLimit({ maxSize: 16_384 }), async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const query = new URLSearchParams()
    for (const name of ['state', 'code', 'error', 'iss']) {
      const value = form.get(name)
      if (value !== null) query.set(name, value)
    }
    return c.redirect(`${returnPath('apple')}?${query}`, 303)
  })
  return app
}
