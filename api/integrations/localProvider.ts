// Embedded sign-in provider for development: a real OpenID provider on the hub's origin whose sign-in page accepts any
// email address. All its state is in memory.
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { text } from 'node:stream/consumers'
import { Provider as OpenidProvider, type ClientMetadata } from 'oidc-provider'
import { signInPage } from './localProviderPage.ts'

export type LocalClient = { id: string; secret: string; redirectUris: string[] }

/** Handles requests below the issuer's path with request and response objects of Node.js. */
export type LocalProvider = (
  request: IncomingMessage | Http2ServerRequest,
  response: ServerResponse | Http2ServerResponse,
) => Promise<void>

/** Account id: the entered address, and the claim that it is verified. */
const accountOf = (email: string, verified: boolean) => `${verified ? 'verified' : 'unverified'}:${email}`

export function createLocalProvider(issuer: URL, clients: readonly LocalClient[]): LocalProvider {
  const mount = issuer.pathname.replace(/\/$/, '')
  const provider = new OpenidProvider(issuer.href, {
    clients: clients.map(clientOf),
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    scopes: ['openid', 'email'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // The hub reads claims from the id token only.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    // Each client gets different subjects, as with real providers.
    subjectTypes: ['pairwise'],
    pairwiseIdentifier: (_ctx, account, { clientId }) =>
      createHash('sha256').update(`${clientId} ${account}`).digest('base64url'),
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { url: (_ctx, { uid }) => `${mount}/sign-in/${uid}` },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: id.slice(id.indexOf(':') + 1),
        email_verified: id.startsWith('verified:'),
      }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, params } = oidc
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope(String(params?.scope))
      await grant.save()
      return grant
    },
  })

  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/sign-in/')) {
      await next()
      return
    }
    const { params } = await provider.interactionDetails(ctx.req, ctx.res)
    if (ctx.method === 'POST') {
      const form = new URLSearchParams(await text(ctx.req))
      const accountId = accountOf(form.get('email') ?? '', form.has('verified'))
      ctx.respond = false
      return await provider.interactionFinished(ctx.req, ctx.res, { login: { accountId, remember: false } })
    }
    ctx.type = 'html'
    ctx.body = String(await signInPage(String(params.client_id)))
  })

  const answer = provider.callback()
  return async (request, response) => {
    const mounted = Object.assign(request, { originalUrl: request.url })
    mounted.url = (request.url ?? '/').slice(mount.length) || '/'
    await answer(mounted, response)
  }
}

const clientOf = ({ id, secret, redirectUris }: LocalClient): ClientMetadata => ({
  client_id: id,
  client_secret: secret,
  redirect_uris: redirectUris,
  token_endpoint_auth_method: 'client_secret_post',
  id_token_signed_response_alg: 'ES256',
  subject_type: 'pairwise',
})

function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }
}
