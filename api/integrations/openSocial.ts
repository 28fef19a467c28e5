// Opens the configured sign-in providers. In development mode, local providers replace the providers that are not
// configured.
import { randomBytes } from 'node:crypto'
import { ClientSecretPost } from 'openid-client'
import type { Log } from '../process/log.ts'
import { type Config } from '../process/config.ts'
import { hubOrigin } from '../process/variables.ts'
import { appleAuthentication } from './apple.ts'
import { facebookAddresses, openFacebook } from './facebook.ts'
import { isConfigured } from './isConfigured.ts'
import type { LocalProvider } from './localProvider.ts'
import { memoized, openOpenid } from './openid.ts'
import { logged, returnPath, type Provider, type Social, type SocialService } from './social.ts'

/** Path of the local provider; its URL is the issuer of the id tokens. */
export const localProviderPath = '/social/local'

export function openSocial(config: Config, log: Log): { social: Social; localProvider?: LocalProvider } {
  const origin = hubOrigin(config)
  const redirectUri = (provider: Provider) => origin + returnPath(provider)
  const real: Social = {
    ...google(config, redirectUri('google')),
    ...facebook(config, redirectUri('facebook')),
    ...apple(config, redirectUri('apple')),
  }
  const local = config.STAND_INS === 'on' && config.SOCIAL !== 'off'
  if (!local) return { social: logged(real, log) }
  const { social, localProvider } = openLocal(origin, redirectUri)
  return { social: logged({ ...social, ...real }, log), localProvider }
}

function google(config: Config, redirectUri: string): Social {
  if (!isConfigured(config, 'google')) return {}
  return {
    google: openOpenid({
      issuer: new URL('https://accounts.google.com'),
      clientId: config.GOOGLE_CLIENT_ID,
      authentication: ClientSecretPost(config.GOOGLE_CLIENT_SECRET),
      appClientIds: listOf(config.GOOGLE_APP_CLIENT_IDS),
      redirectUri,
      parameters: { scope: 'openid email profile', prompt: 'select_account' },
    }),
  }
}

function facebook(config: Config, redirectUri: string): Social {
  if (!isConfigured(config, 'facebook')) return {}
  return {
    facebook: openFacebook({
      issuer: new URL('https://www.facebook.com'),
      clientId: config.FACEBOOK_CLIENT_ID,
      clientSecret: config.FACEBOOK_CLIENT_SECRET,
      redirectUri,
      addresses: facebookAddresses,
    }),
  }
}

function apple(config: Config, redirectUri: string): Social {
  if (!isConfigured(config, 'apple')) return {}
  const key = {
    teamId: config.APPLE_TEAM_ID,
    keyId: config.APPLE_KEY_ID,
    privateKey: config.APPLE_PRIVATE_KEY,
  }
  return {
    apple: openOpenid({
      issuer: new URL('https://appleid.apple.com'),
      clientId: config.APPLE_CLIENT_ID,
      authentication: appleAuthentication(key),
      appClientIds: listOf(config.APPLE_APP_CLIENT_IDS),
      redirectUri,
      // Requests a form post, because Apple sends the email address only in this response mode.
      parameters: { scope: 'openid email name', response_mode: 'form_post' },
    }),
  }
}

function openLocal(origin: string, redirectUri: (provider: Provider) => string) {
  const issuer = new URL(localProviderPath, origin)
  const clients = (['google', 'facebook', 'apple'] as const).map((id) => ({
    id,
    secret: randomBytes(32).toString('base64url'),
    redirectUris: [redirectUri(id)],
  }))
  const services = clients.map(({ id, secret }): [Provider, SocialService] => [
    id,
    openOpenid({
      issuer,
      clientId: id,
      authentication: ClientSecretPost(secret),
      redirectUri: redirectUri(id),
      parameters: { scope: 'openid email', prompt: 'login' },
      algorithm: 'ES256',
    }),
  ])
  // Loads the module of the local provider when the first user signs in with it. Production servers never load this
  // module.
  const provider = memoized(async () => {
    const { createLocalProvider } = await import('./localProvider.ts')
    return createLocalProvider(issuer, clients)
  })
  const social: Social = Object.fromEntries(services)
  const localProvider: LocalProvider = async (...exchange) => await (await provider())(...exchange)
  return { social, localProvider }
}

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
