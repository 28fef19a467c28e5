// Signs staff in with the OpenID Connect issuer of the brand, and asks the issuer during a session whether it still
// confirms the staff member.
import * as openid from 'openid-client'
import * as z from 'zod/mini'
import { answerUrl, attempted, discover } from './openid.ts'
import { SocialFailure, type Attempt } from './social.ts'

export type StaffIssuerSettings = {
  issuer: URL
  clientId: string
  clientSecret: string
  /** URL to which the issuer redirects after sign-in. */
  redirectUri: string
  /** Requested scopes, separated by blanks. */
  scope: string
}

/** Staff member, as identified by the issuer. */
export type StaffIdentity = { issuer: string; subject: string; email: string | null; groups: string[] }

/** Tokens for later requests to the issuer. */
export type IssuerTokens = { access: string; refresh?: string | undefined }

export type StaffIssuer = {
  /** Returns the URL of the issuer's sign-in page. */
  authorizeUrl: (attempt: Attempt) => Promise<string>
  /** Exchanges the authorization code. @throws SocialFailure */
  exchange: (
    attempt: Attempt,
    answer: { code: string; iss?: string },
  ) => Promise<{ identity: StaffIdentity; tokens: IssuerTokens }>
  /**
   * Asks the issuer whether it still confirms the staff member.
   * @returns new tokens and the current groups
   * @throws SocialFailure with `refused` if the issuer no longer confirms the staff member, and `unavailable` if the
   * issuer does not respond
   */
  confirm: (subject: string, tokens: IssuerTokens) => Promise<{ groups: string[]; tokens: IssuerTokens }>
}

const claims = z.object({
  sub: z.string(),
  email: z.optional(z.string()),
  groups: z._default(z.array(z.string()), []),
})

export function openStaffIssuer(settings: StaffIssuerSettings): StaffIssuer {
  const { issuer, clientId, clientSecret, redirectUri, scope } = settings
  const authentication = openid.ClientSecretPost(clientSecret)
  const discovered = discover({ issuer, clientId, authentication })

  return {
    authorizeUrl: ({ state, nonce, verifier }) =>
      attempted(async () => {
        const parameters = {
          scope,
          redirect_uri: redirectUri,
          response_type: 'code',
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }
        return openid.buildAuthorizationUrl(await discovered(), parameters).href
      }),

    exchange: ({ state, nonce, verifier }, answer) =>
      attempted(async () => {
        const config = await discovered()
        const response = await openid.authorizationCodeGrant(
          config,
          answerUrl(redirectUri, { ...answer, state }),
          { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true },
        )
        const subject = response.claims()?.sub
        if (subject === undefined) throw new SocialFailure('refused', 'Issuer returned no ID token.')
        const tokens = { access: response.access_token, refresh: response.refresh_token }
        const { email, groups } = await readClaims(config, subject, tokens.access)
        const identity = { issuer: issuer.href, subject, email: email ?? null, groups }
        return { identity, tokens }
      }),

    confirm: (subject, tokens) =>
      attempted(async () => {
        const config = await discovered()
        const current = tokens.refresh === undefined ? tokens : await refreshed(config, tokens.refresh)
        const { groups } = await readClaims(config, subject, current.access)
        return { groups, tokens: current }
      }),
  }
}

async function refreshed(config: openid.Configuration, refresh: string): Promise<IssuerTokens> {
  const response = await openid.refreshTokenGrant(config, refresh)
  return { access: response.access_token, refresh: response.refresh_token ?? refresh }
}

/** Reads the claims from the issuer's user info endpoint, which knows the current groups. */
const readClaims = async (config: openid.Configuration, subject: string, access: string) =>
  claims.parse(await openid.fetchUserInfo(config, access, subject))
