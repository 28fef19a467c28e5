// Starts an OpenID issuer that signs arbitrary id tokens, to test which ones the hub rejects.
import { generateKeyPairSync, sign } from 'node:crypto'
import { listen } from './openid.ts'

const pairs = {
  own: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  strange: generateKeyPairSync('rsa', { modulusLength: 2048 }),
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Starts the issuer; await it at the top of a test file. */
export async function startIssuer() {
  const keys = [{ ...pairs.own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }]
  let origin = ''
  origin = await listen((request, response) => {
    const discovery = {
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/keys`,
      response_types_supported: ['code', 'id_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }
    const jsonBody = request.url === '/keys' ? { keys } : discovery
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(jsonBody))
  })

  return {
    issuer: new URL(origin),
    /** Creates an id token of this issuer for `hub`; the token is valid unless its claims are overridden. */
    idToken(claims: object, { key = 'own', alg = 'RS256' }: { key?: keyof typeof pairs; alg?: string } = {}) {
      const now = Math.floor(Date.now() / 1000)
      const all = { iss: origin, sub: 'canary-subject', aud: 'hub', iat: now, exp: now + 300, ...claims }
      const text = `${encoded({ alg, kid: 'own' })}.${encoded(all)}`
      const signature =
        alg === 'none'
          ? 'none'
          : sign('sha256', Buffer.from(text), pairs[key].privateKey).toString('base64url')
      return `${text}.${signature}`
    },
  }
}
