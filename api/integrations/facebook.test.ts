// Facebook's way: a code for an access token, and the Graph to say who it belongs to.
import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listen, signInAt, startProvider } from '#tests/support/openid.ts'
import { openFacebook } from './facebook.ts'

const clientSecret = 'a-client-secret-of-the-test'
const redirectUri = 'http://hub.test/redirect/fastLogin/facebook'
const { authorize, token } = await startProvider([
  { id: 'facebook', secret: clientSecret, redirectUris: [redirectUri] },
])

let profile: unknown = {}
const requests: { url: URL; token: string }[] = []
const graph = await listen((request, response) => {
  const url = new URL(request.url ?? '', 'http://graph.test')
  requests.push({ url, token: (request.headers.authorization ?? '').replace('Bearer ', '') })
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(profile))
})

const facebook = openFacebook({
  issuer: new URL('http://facebook.test'),
  clientId: 'facebook',
  clientSecret,
  redirectUri,
  addresses: { authorize: authorize.href, token: token.href, me: `${graph}/me` },
})

const attempt = { state: 'a-state-of-the-test', nonce: 'unused', verifier: 'v'.repeat(43) }

/** The provider of the tests knows no scope of Facebook's. */
async function code() {
  const url = new URL(await facebook.authorizeUrl(attempt))
  expect(url.searchParams.get('scope')).toBe('public_profile email')
  url.searchParams.set('scope', 'email')
  return (await signInAt(url.href, { email: 'mali@example.com' })).code ?? ''
}

test('says who it is, by an id that only the hub knows and an address that counts for nothing', async () => {
  profile = { id: '1001', first_name: 'Mali', last_name: 'Srisuk', email: 'mali@example.com' }
  expect(await facebook.exchange(attempt, { code: await code() })).toEqual({
    issuer: 'http://facebook.test',
    subject: '1001',
    email: 'mali@example.com',
    emailVerified: false,
    firstName: 'Mali',
    lastName: 'Srisuk',
  })
})

test('is asked with the proof that the token is the hub’s', async () => {
  profile = { id: '1002' }
  await facebook.exchange(attempt, { code: await code() })
  const { url, token: used } = requests.at(-1)!
  expect(url.searchParams.get('fields')).toBe('id,first_name,last_name,email')
  expect(url.searchParams.get('appsecret_proof')).toBe(
    createHmac('sha256', clientSecret).update(used).digest('hex'),
  )
})

describe('is not believed', () => {
  test.each([{}, { id: '' }, { id: 1003 }, { error: { code: 190 } }])(
    'with the profile %o',
    async (answer) => {
      profile = answer
      const exchange = facebook.exchange(attempt, { code: await code() })
      await expect(exchange).rejects.toMatchObject({ name: 'SocialFailure', why: 'refused' })
    },
  )

  test('with a code of another attempt: PKCE', async () => {
    const other = { ...attempt, verifier: 'w'.repeat(43) }
    const exchange = facebook.exchange(other, { code: await code() })
    await expect(exchange).rejects.toMatchObject({ why: 'refused' })
  })
})
