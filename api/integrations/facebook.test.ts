// Tests sign-in with Facebook: exchanging a code for an access token, and reading the profile from the Graph API.
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

/** Uses standard scopes, because the test provider does not support Facebook's scopes. */
async function code() {
  const url = new URL(await facebook.authorizeUrl(attempt))
  expect(url.searchParams.get('scope')).toBe('public_profile email')
  url.searchParams.set('scope', 'email')
  return (await signInAt(url.href, { email: 'mali@example.com' })).code ?? ''
}

test('the code exchange with Facebook returns the app-scoped id, and marks the email address as unverified', async () => {
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

test('the request for the profile contains the app secret proof that Facebook requires', async () => {
  profile = { id: '1002' }
  await facebook.exchange(attempt, { code: await code() })
  const { url, token: used } = requests.at(-1)!
  expect(url.searchParams.get('fields')).toBe('id,first_name,last_name,email')
  expect(url.searchParams.get('appsecret_proof')).toBe(
    createHmac('sha256', clientSecret).update(used).digest('hex'),
  )
})

describe('profiles and authorization codes that the code exchange with Facebook rejects', () => {
  test.each([{}, { id: '' }, { id: 1003 }, { error: { code: 190 } }])(
    'the code exchange with Facebook rejects the profile %o',
    async (answer) => {
      profile = answer
      const exchange = facebook.exchange(attempt, { code: await code() })
      await expect(exchange).rejects.toMatchObject({ name: 'SocialFailure', why: 'refused' })
    },
  )

  test('the code exchange with Facebook rejects an authorization code of another sign-in attempt, because the PKCE verifier does not match', async () => {
    const other = { ...attempt, verifier: 'w'.repeat(43) }
    const exchange = facebook.exchange(other, { code: await code() })
    await expect(exchange).rejects.toMatchObject({ why: 'refused' })
  })
})
