// Tests sign-in with Apple: the signed client secret, and the form post with which Apple responds.
import { valueAt } from '#shared/unknown.ts'
import { generateKeyPairSync, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { appleAuthentication, openAppleReturn } from './apple.ts'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

describe("Apple's client secret", () => {
  test.each([
    ['with line breaks', pem],
    ['with escaped line breaks', pem.replaceAll('\n', '\\n')],
  ])("the client secret is valid for five minutes and signed with the team's key %s", (_, key) => {
    const body = new URLSearchParams()
    const prove = appleAuthentication({ teamId: 'TEAM', keyId: 'KEY', privateKey: key })
    prove({ issuer: 'https://appleid.apple.com' }, { client_id: 'com.example.hub' }, body, new Headers())

    expect(body.get('client_id')).toBe('com.example.hub')
    const [head = '', claims = '', signature = ''] = (body.get('client_secret') ?? '').split('.')
    const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect(read(head)).toEqual({ alg: 'ES256', kid: 'KEY' })
    expect(read(claims)).toMatchObject({
      iss: 'TEAM',
      aud: 'https://appleid.apple.com',
      sub: 'com.example.hub',
    })
    expect(Number(valueAt(read(claims), 'exp')) - Number(valueAt(read(claims), 'iat'))).toBe(300)
    const signed = Buffer.from(`${head}.${claims}`)
    const dsa = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
    expect(verify('sha256', signed, dsa, Buffer.from(signature, 'base64url'))).toBe(true)
  })

  test('a private key from Apple that cannot be read is rejected when the server starts', () => {
    const privateKeyOf = '-----BEGIN PRIVATE KEY-----\nno key\n-----END PRIVATE KEY-----'
    expect(() => appleAuthentication({ teamId: 'T', keyId: 'K', privateKey: privateKeyOf })).toThrow(
      'APPLE_PRIVATE_KEY must be',
    )
  })
})

describe("Apple's form post", () => {
  const send = (form: Record<string, string>) =>
    openAppleReturn().request('/', { method: 'POST', body: new URLSearchParams(form) })

  test('a form post from Apple is redirected to the sign-in page with only the parameters that this page needs', async () => {
    const reply = await send({ state: 's', code: 'c', user: '{"name":{"firstName":"Mali"}}', id_token: 'x' })
    expect(reply.status).toBe(303)
    expect(reply.headers.get('Location')).toBe('/redirect/fastLogin/apple?state=s&code=c')
  })

  test('a form post from Apple is never redirected to another page or origin', async () => {
    const reply = await send({ state: '//evil.example.com\r\nX: y', error: 'user_cancelled_authorize' })
    const { pathname, origin } = new URL(reply.headers.get('Location') ?? '', 'https://hub.example.com')
    expect([origin, pathname]).toEqual(['https://hub.example.com', '/redirect/fastLogin/apple'])
  })

  test('a form post from Apple over 16 KB is rejected', async () => {
    expect((await send({ code: 'x'.repeat(20_000) })).status).toBe(413)
  })
})
