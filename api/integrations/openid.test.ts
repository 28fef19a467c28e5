// Tests the validation of id tokens, and the errors of sign-in if a provider does not respond correctly.
import { objectOf } from '#shared/unknown.ts'
import { ClientSecretPost } from 'openid-client'
import { describe, expect, test } from 'vitest'
import { startIssuer } from '#tests/support/issuer.ts'
import { listen } from '#tests/support/openid.ts'
import { openOpenid } from './openid.ts'

const nonce = 'a-nonce-of-the-test'
const testIssuer = await startIssuer()

const serviceAt = (issuer: URL) =>
  openOpenid({
    issuer,
    clientId: 'hub',
    authentication: ClientSecretPost('a-client-secret'),
    appClientIds: ['app'],
    redirectUri: 'https://hub.example.com/redirect/fastLogin/google',
    parameters: { scope: 'openid email' },
    timeout: 1,
  })

const service = serviceAt(testIssuer.issuer)
const attempt = { state: 'state', nonce, verifier: 'v'.repeat(43) }

describe('accepted id tokens', () => {
  test.each([
    ['with the audience of the hub', { aud: 'hub' }],
    ['with the audience of an app of the hub', { aud: 'app' }],
    ['with several audiences that include the hub', { aud: ['hub', 'other'], azp: 'hub' }],
  ])('readIdToken accepts an id token %s', async (_, claims) => {
    const identity = await service.readIdToken(testIssuer.idToken({ nonce, ...claims }), nonce)
    expect(identity).toMatchObject({
      issuer: testIssuer.issuer.origin,
      subject: 'canary-subject',
      email: null,
    })
  })

  test.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [undefined, false],
    [1, false],
  ])('readIdToken converts the claim email_verified %o to %o', async (claim, emailVerified) => {
    const token = testIssuer.idToken({ nonce, email: 'mali@example.com', email_verified: claim })
    expect(await service.readIdToken(token, nonce)).toMatchObject({
      email: 'mali@example.com',
      emailVerified,
    })
  })

  test('readIdToken returns the names in an id token, and ignores values that are not strings', async () => {
    const token = testIssuer.idToken({ nonce, given_name: 'Mali', family_name: 7, email: '' })
    expect(await service.readIdToken(token, nonce)).toMatchObject({
      firstName: 'Mali',
      lastName: null,
      email: null,
    })
  })
})

describe('rejected id tokens', () => {
  const now = Math.floor(Date.now() / 1000)
  test.each([
    ['with another audience', { aud: 'another' }],
    ['without an audience', { aud: undefined }],
    ['with another issuer', { iss: 'https://accounts.example.com' }],
    ['with another nonce', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['that has expired', { exp: now - 60 }],
    ['without an expiry date', { exp: undefined }],
    ['without a subject', { sub: undefined }],
    ['with several audiences but no authorized party', { aud: ['hub', 'other'] }],
    ['with another authorized party', { aud: ['hub', 'other'], azp: 'other' }],
  ])('readIdToken rejects an id token %s', async (_, claims) => {
    const reading = service.readIdToken(testIssuer.idToken({ nonce, ...claims }), nonce)
    await expect(reading).rejects.toMatchObject({ name: 'SocialFailure', why: 'refused' })
  })

  test.each([
    ['signed by another key', testIssuer.idToken({ nonce }, { key: 'strange' })],
    ['not signed', testIssuer.idToken({ nonce }, { alg: 'none' })],
    ['declared as HS256', testIssuer.idToken({ nonce }, { alg: 'HS256' })],
    ['changed after it was signed', changed(testIssuer.idToken({ nonce }))],
    ['not a JWT', 'not.an.id-token'],
  ])('readIdToken rejects an id token that is %s', async (_, token) => {
    await expect(service.readIdToken(token, nonce)).rejects.toMatchObject({ why: 'refused' })
  })
})

function changed(token: string) {
  const [head, body = '', signature] = token.split('.')
  const claims = objectOf(JSON.parse(Buffer.from(body, 'base64url').toString()))
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'another' })).toString('base64url')
  return `${head}.${forged}.${signature}`
}

describe('unavailable providers', () => {
  const answering = (status: number, type: string, body: string) =>
    listen((_, response) => response.writeHead(status, { 'Content-Type': type }).end(body))

  test.each([
    ['that does not accept connections', async () => 'http://127.0.0.1:9'],
    ['that never responds', () => listen(() => {})],
    ['that responds with HTTP 500', () => answering(500, 'text/html', '<h1>Sorry</h1>')],
    ['that responds with an HTML page', () => answering(200, 'text/html', '<h1>Sign in to the Wi-Fi</h1>')],
    ['that responds with invalid JSON', () => answering(200, 'application/json', '{')],
  ])('sign-in with a provider at a URL %s fails with `unavailable`', async (_, start) => {
    const asking = serviceAt(new URL(await start())).authorizeUrl(attempt)
    await expect(asking).rejects.toMatchObject({ name: 'SocialFailure', why: 'unavailable' })
  })

  test('if a provider was unavailable, its configuration is requested again at the next sign-in', async () => {
    let up = false
    const issuer = await listen((_, response) => {
      const discovery = { issuer, authorization_endpoint: `${issuer}/authorize` }
      response
        .writeHead(up ? 200 : 503, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(discovery))
    })
    const late = serviceAt(new URL(issuer))
    await expect(late.authorizeUrl(attempt)).rejects.toMatchObject({ why: 'unavailable' })
    up = true
    expect(await late.authorizeUrl(attempt)).toContain(`${issuer}/authorize?`)
  })

  test('sign-in fails with `refused`, not with `unavailable`, if the configuration of the provider has another issuer', async () => {
    const origin = await answering(200, 'application/json', '{"issuer":"https://accounts.example.com"}')
    await expect(serviceAt(new URL(origin)).authorizeUrl(attempt)).rejects.toMatchObject({ why: 'refused' })
  })
})

test('no request is sent to the provider before a visitor signs in', async () => {
  let requestCount = 0
  const origin = await listen((_, response) => {
    requestCount += 1
    response.writeHead(500).end()
  })
  serviceAt(new URL(origin))
  await Promise.resolve()
  expect(requestCount).toBe(0)
})
