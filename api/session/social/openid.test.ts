// Tests the sign-in with a real OpenID provider. A sign-in is rejected if its code, browser window, provider or person
// belongs to another attempt.
import { ClientSecretPost } from 'openid-client'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { atOnce, countBy, dataOf, newAccount } from '#tests/support/members.ts'
import { signInAt, startProvider } from '#tests/support/openid.ts'
import { answerOf, startAttempt, joining } from '#tests/support/social.ts'
import { readConfig } from '#api/process/config.ts'
import { openOpenid } from '#api/integrations/openid.ts'
import { openShop } from '#api/integrations/shop.ts'
import { logged, type Provider } from '#api/integrations/social.ts'
import { valueAt } from '#shared/unknown.ts'
import { textLike } from '#tests/support/matchers.ts'

const secret = 'a-client-secret-of-the-test'
const redirectUri = (name: string) => `http://hub.test/redirect/fastLogin/${name}`
const clients = ['google', 'apple', 'app', 'stranger'].map((id) => ({
  id,
  secret,
  redirectUris: [redirectUri(id)],
}))
const { issuer } = await startProvider(clients)

const service = (clientId: string, clientSecret = secret) =>
  openOpenid({
    issuer,
    clientId,
    authentication: ClientSecretPost(clientSecret),
    appClientIds: ['app'],
    redirectUri: redirectUri(clientId),
    parameters: { scope: 'openid email' },
    algorithm: 'ES256',
  })

const social = { google: service('google'), apple: service('apple') }
const integrations = { send: async () => true, social, shop: openShop(readConfig({ STAND_INS: 'on' })) }
const api = await testApi({ integrations })

const finish = (query: Record<string, string>, provider: Provider = 'google') =>
  api.call('oauthCallback', { path: { provider }, query })

/** Starts an attempt and signs in at the provider. Returns the query of the callback. */
async function returned(options: { email?: string; verified?: boolean; provider?: Provider } = {}) {
  const { email = newAccount(), verified = true, provider = 'google' } = options
  const started = await startAttempt(api, provider)
  const { code = '', iss = '' } = await signInAt(started.url, { email, verified })
  return { started, email, code, query: answerOf(started, { code, iss }) }
}

/** Requests an id token from the provider with the same calls as its SDK in an app. */
async function idTokenFor(clientId: string, nonce: string, email = newAccount()) {
  const attempt = { state: 'a-state-of-the-kit', nonce, verifier: 'v'.repeat(43) }
  const { code = '' } = await signInAt(await service(clientId).authorizeUrl(attempt), { email })
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri(clientId),
    client_id: clientId,
    client_secret: secret,
    code_verifier: attempt.verifier,
  })
  const response = await fetch(`${issuer.href}/token`, { method: 'POST', body })
  return String(valueAt(await response.json(), 'id_token'))
}

describe('new person', () => {
  test('a new person gets a ticket to register after signing in at the provider, and can then sign in to the hub with the provider', async () => {
    const { email, query } = await returned()
    const first = await finish(query)
    expect(first.data).toMatchObject({
      next: 'register',
      session: null,
      ticket: { email, provider: 'google' },
    })
    const ticket = String(valueAt(first.data, 'ticket', 'ticket'))
    const { uid, token } = await dataOf(api, 'socialRegister', { body: joining(ticket) })
    expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({ email, emailVerified: true, uid })

    const again = await returned({ email })
    expect((await finish(again.query)).data).toMatchObject({ next: 'done', ticket: null, session: { uid } })
  })

  test('a person whose email at another provider is the same as that of a member is not signed in', async () => {
    const { email, query } = await returned()
    const ticket = String(valueAt((await finish(query)).data, 'ticket', 'ticket'))
    await dataOf(api, 'socialRegister', { body: joining(ticket) })
    const other = await returned({ email, provider: 'apple' })
    expect((await finish(other.query, 'apple')).data).toMatchObject({ next: 'prove', session: null })
  })

  test('oauthCallback ignores an unverified email address of a provider', async () => {
    const { query } = await returned({ verified: false })
    expect((await finish(query)).data).toMatchObject({ next: 'register', ticket: { email: null } })
  })
})

describe('oauthLogin URL', () => {
  test('oauthLogin returns a provider URL that contains the state, nonce and code challenge, but not the secret of the browser window (binding)', async () => {
    const { url, state, nonce, binding } = await startAttempt(api)
    const query = Object.fromEntries(new URL(url).searchParams)
    expect(query).toMatchObject({
      state,
      nonce,
      response_type: 'code',
      redirect_uri: redirectUri('google'),
      code_challenge_method: 'S256',
      code_challenge: textLike(/^[\w-]{43}$/),
    })
    expect(url).not.toContain(binding)
  })

  test('oauthLogin creates new secrets for each attempt', async () => {
    const all = await atOnce(5, () => startAttempt(api))
    for (const part of ['state', 'nonce', 'binding'] as const)
      expect(new Set(all.map((start) => start[part])).size).toBe(5)
  })
})

describe('sign-in attempts', () => {
  test('oauthCallback rejects a request from another browser window and does not use up the attempt', async () => {
    const { query } = await returned()
    const planted = { ...query, binding: (await startAttempt(api)).binding }
    expect((await finish(planted)).refusal).toBe('SOCIAL_ATTEMPT_GONE')
    expect((await finish(query)).code).toBe(200)
  })

  test('oauthCallback rejects the state of another attempt', async () => {
    const { query } = await returned()
    const { state } = await startAttempt(api)
    expect((await finish({ ...query, state })).refusal).toBe('SOCIAL_ATTEMPT_GONE')
  })

  test('oauthCallback rejects an attempt of another provider', async () => {
    const { query } = await returned()
    expect((await finish(query, 'apple')).refusal).toBe('SOCIAL_ATTEMPT_GONE')
  })

  test('oauthCallback accepts an attempt only once', async () => {
    const { query } = await returned()
    expect((await finish(query)).code).toBe(200)
    expect((await finish(query)).refusal).toBe('SOCIAL_ATTEMPT_GONE')
  })

  test('only one of 20 concurrent oauthCallback calls for the same attempt succeeds', async () => {
    const { query } = await returned()
    expect(countBy(await atOnce(20, () => finish(query)))).toEqual({ OK: 1, SOCIAL_ATTEMPT_GONE: 19 })
  })

  test('oauthCallback rejects an attempt after ten minutes', async () => {
    const [inTime, late] = [await returned(), await returned()]
    api.wait(599)
    expect((await finish(inTime.query)).code).toBe(200)
    api.wait(1)
    expect((await finish(late.query)).refusal).toBe('SOCIAL_ATTEMPT_GONE')
  })

  test('an attempt cannot be used again after a failed oauthCallback call', async () => {
    const { query } = await returned()
    expect((await finish({ ...query, code: 'another code' })).refusal).toBe('SOCIAL_NOT_CONFIRMED')
    expect((await finish(query)).refusal).toBe('SOCIAL_ATTEMPT_GONE')
  })
})

describe('authorization codes', () => {
  test('oauthCallback rejects the authorization code of another attempt, because the PKCE verifier does not match', async () => {
    const stolen = await returned()
    const started = await startAttempt(api)
    expect((await finish(answerOf(started, { code: stolen.code }))).refusal).toBe('SOCIAL_NOT_CONFIRMED')
  })

  test('oauthCallback rejects an authorization code that was issued to another client', async () => {
    const stolen = await returned({ provider: 'apple' })
    const started = await startAttempt(api)
    expect((await finish(answerOf(started, { code: stolen.code }))).refusal).toBe('SOCIAL_NOT_CONFIRMED')
  })

  test('oauthCallback rejects an authorization code of another issuer', async () => {
    const { query } = await returned()
    const reply = await finish({ ...query, iss: 'https://issuer.example.com' })
    expect(reply.refusal).toBe('SOCIAL_NOT_CONFIRMED')
  })

  test('the code exchange with a provider rejects an id token with another nonce', async () => {
    const attempt = { state: 'a-state', nonce: 'a-nonce', verifier: 'v'.repeat(43) }
    const { code = '', iss } = await signInAt(await social.google.authorizeUrl(attempt), {
      email: newAccount(),
    })
    const exchange = social.google.exchange({ ...attempt, nonce: 'another' }, { code, iss })
    await expect(exchange).rejects.toMatchObject({ name: 'SocialFailure', why: 'refused' })
  })

  test('oauthCallback rejects a query that contains neither a code nor an error', async () => {
    const reply = await finish(answerOf(await startAttempt(api), {}))
    expect(reply).toMatchObject({ status: 400, data: { reasons: [{ code: 'REQUIRED', field: 'code' }] } })
  })
})

test.each([
  ['access_denied', 'SOCIAL_DECLINED'],
  ['user_cancelled_authorize', 'SOCIAL_DECLINED'],
  ['temporarily_unavailable', 'PROVIDER_UNAVAILABLE'],
  ['invalid_scope', 'SOCIAL_NOT_CONFIRMED'],
])('oauthCallback converts the provider’s error %s to %s', async (error, refusal) => {
  const started = await startAttempt(api)
  expect((await finish(answerOf(started, { error, code: 'a code as well' }))).refusal).toBe(refusal)
  expect((await finish(answerOf(started, { code: 'code' }))).refusal).toBe('SOCIAL_ATTEMPT_GONE')
})

describe('id tokens that an app receives from a provider’s SDK', () => {
  async function signIn(clientId: string, change: (nonce: string) => string = (nonce) => nonce) {
    const { state, binding, nonce } = await startAttempt(api)
    const idToken = await idTokenFor(clientId, change(nonce))
    const body = { provider: 'google', state, binding, idToken }
    return { body, reply: await api.call('socialLogin', { body }) }
  }

  test.each(['google', 'app'])('socialLogin accepts an id token for the client %s once', async (clientId) => {
    const { body, reply } = await signIn(clientId)
    expect(reply.data).toMatchObject({ next: 'register', redirect: '/rewards' })
    expect((await api.call('socialLogin', { body })).refusal).toBe('SOCIAL_ATTEMPT_GONE')
  })

  test('socialLogin rejects an id token that was issued to another client', async () => {
    expect((await signIn('stranger')).reply.refusal).toBe('SOCIAL_NOT_CONFIRMED')
  })

  test('socialLogin rejects an id token with another nonce', async () => {
    const { reply } = await signIn('google', (nonce) => `${nonce}x`)
    expect(reply.refusal).toBe('SOCIAL_NOT_CONFIRMED')
  })
})

describe('rejected client secret', () => {
  test('if the provider rejects the client secret, the response is PROVIDER_UNAVAILABLE and the log contains no secrets', async () => {
    const lines: string[] = []
    const log = pino({}, { write: (line) => void lines.push(line) })
    const wrong = logged({ google: service('google', 'another-canary-secret') }, log)
    const ownApi = await testApi({ store: api.store, integrations: { ...integrations, social: wrong } })
    const { started, code, query } = await returned()
    expect((await ownApi.call('oauthCallback', { path: { provider: 'google' }, query })).data).toEqual({
      reasons: [{ code: 'UNREACHABLE' }],
    })
    expect(JSON.parse(lines.join(''))).toMatchObject({ provider: 'google', error: 'invalid_client' })
    for (const hidden of ['canary', started.state, started.binding, code])
      expect(lines.join('')).not.toContain(hidden)
  })
})
