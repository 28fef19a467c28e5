// Signs in with Facebook. In browsers, OAuth 2 is used, which provides no id token, so the hub reads the profile from
// the Graph API. In apps, OpenID Connect is used.
import { createHmac } from 'node:crypto'
import * as openid from 'openid-client'
import { answerUrl, attempted, openOpenid, type OpenidSettings } from './openid.ts'
import { providerTimeout, SocialFailure, type SocialService } from './social.ts'
import { objectOf } from '#shared/unknown.ts'

export type FacebookSettings = Pick<OpenidSettings, 'issuer' | 'clientId' | 'redirectUri'> & {
  clientSecret: string
  /** URLs without an API version use the version in the app's settings at Facebook. */
  addresses: { authorize: string; token: string; me: string }
}

export const facebookAddresses = {
  authorize: 'https://www.facebook.com/dialog/oauth',
  token: 'https://graph.facebook.com/oauth/access_token',
  me: 'https://graph.facebook.com/me',
}

export function openFacebook(settings: FacebookSettings): SocialService {
  const { issuer, clientId, clientSecret, redirectUri, addresses } = settings
  const authentication = openid.ClientSecretPost(clientSecret)
  const server = {
    issuer: issuer.origin,
    authorization_endpoint: addresses.authorize,
    token_endpoint: addresses.token,
  }
  const config = new openid.Configuration(server, clientId, undefined, authentication)
  config.timeout = providerTimeout
  if (issuer.protocol === 'http:') openid.allowInsecureRequests(config)
  const apps = openOpenid({ issuer, clientId, authentication, redirectUri, parameters: {} })

  return {
    authorizeUrl: async ({ state, verifier }) =>
      openid.buildAuthorizationUrl(config, {
        scope: 'public_profile email',
        redirect_uri: redirectUri,
        response_type: 'code',
        state,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href,

    exchange: ({ state, verifier }, answer) =>
      attempted(async () => {
        const { access_token: token } = await openid.authorizationCodeGrant(
          config,
          answerUrl(redirectUri, { code: answer.code, state }),
          { pkceCodeVerifier: verifier, expectedState: state },
        )
        return { issuer: issuer.origin, ...(await profileOf(token)) }
      }),

    readIdToken: apps.readIdToken,
  }

  async function profileOf(token: string) {
    const url = new URL(addresses.me)
    url.searchParams.set('fields', 'id,first_name,last_name,email')
    // Proves to Facebook that the request comes from the app to which the token was issued.
    url.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(token).digest('hex'))
    const response = await openid.fetchProtectedResource(config, token, url, 'GET')
    if (!response.ok) throw new SocialFailure('unavailable', `profile ${response.status}`)
    const { id, first_name: first, last_name: last, email } = objectOf(await response.json())
    if (typeof id !== 'string' || !id) throw new SocialFailure('refused', 'Profile has no id.')
    return {
      subject: id,
      email: typeof email === 'string' ? email : null,
      // Always false, because Facebook does not report whether the email address is verified.
      emailVerified: false,
      firstName: typeof first === 'string' ? first : null,
      lastName: typeof last === 'string' ? last : null,
    }
  }
}
