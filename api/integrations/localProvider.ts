// Embedded sign-in provider for development: a complete OpenID provider on the hub's origin. Its sign-in page accepts
// any email address, and its state is in memory.
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { text } from 'node:stream/consumers'
import { Provider as OpenidProvider, type ClientMetadata } from 'oidc-provider'
import { signInPage } from './localProviderPage.ts'

export type LocalClient = { id: string; secret: string; redirectUris: string[] }

/** Handles requests to paths below the issuer URL, with request and response objects of Node.js. */
export type LocalProvider = (
  request: IncomingMessage | Http2ServerRequest,
  response: ServerResponse | Http2ServerResponse,
) => Promise<void>

/** Sign-in page of a local provider, and the accounts that it signs in. */
export type LocalPeople = {
  /** Renders the sign-in page of the client. Its form is passed to `accountOf`. */
  page: (clientId: string) => unknown
  /** Returns the id of the account that the user selects in the form. */
  accountOf: (form: URLSearchParams) => string
  /** Returns the claims of the account. */
  claimsOf: (accountId: string) => Readonly<Record<string, unknown>>
}

/**
 * Signs in anyone with an email address. The account id is the email address with the prefix `verified:` or
 * `unverified:`.
 */
const anyone: LocalPeople = {
  page: signInPage,
  accountOf: (form) => `${form.has('verified') ? 'verified' : 'unverified'}:${form.get('email') ?? ''}`,
  claimsOf: (id) => ({
    email: id.slice(id.indexOf(':') + 1),
    email_verified: id.startsWith('verified:'),
  }),
}

export function createLocalProvider(
  issuer: URL,
  clients: readonly LocalClient[],
  people: LocalPeople = anyone,
): LocalProvider {
  const mount = issuer.pathname.replace(/\/$/, '')
  const provider = new OpenidProvider(issuer.href, {
    clients: clients.map(clientOf),
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['groups'] },
    // Adds all claims to the id token, because the hub reads members' claims only from the id token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    // Returns a different subject for each client, as real providers do.
    subjectTypes: ['pairwise'],
    pairwiseIdentifier: (_ctx, account, { clientId }) =>
      createHash('sha256').update(`${clientId} ${account}`).digest('base64url'),
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { url: (_ctx, { uid }) => `${mount}/sign-in/${uid}` },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.claimsOf(id) }),
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
      const accountId = people.accountOf(form)
      ctx.respond = false
      return await provider.interactionFinished(ctx.req, ctx.res, { login: { accountId, remember: false } })
    }
    ctx.type = 'html'
    ctx.body = String(await people.page(String(params.client_id)))
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
