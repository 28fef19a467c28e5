// Names and attributes of the cookies of a preview: its own cookie, and the cookies of the web app that it sets
// (`src/runtime/storage/cookies.ts`).
import type { CookieOptions } from 'hono/utils/cookie'
import { languages, locales } from '#shared/languages.ts'
import { isWithin, type Settings } from '#shared/settings.ts'
import type { Preview } from '../../content/preview.ts'

/** Value of the session cookie in a preview; the server replaces it in each call. */
export const placeholder = 'preview'

/** Seconds for which the browser keeps the cookie, so that the server can still end a preview that has expired. */
const cookieSeconds = 86_400

type Cookie = { name: string; value: string; options: CookieOptions }

/** @param hub public origin of the members' site */
export function openPreviewCookies(hub: string, { cookieDomain }: Settings) {
  const { protocol, hostname } = new URL(hub)
  const secure = protocol === 'https:'
  const domain = cookieDomain && isWithin(hostname, cookieDomain) ? cookieDomain : undefined
  const prefix = (isShared: boolean) => (secure ? (isShared && domain ? '__Secure-' : '__Host-') : '')
  const attributes = { path: '/', secure, sameSite: 'Lax' } as const
  const shared = { ...attributes, ...(domain && { domain }) }
  const tokenName = `${prefix(true)}hub_token`
  const previewName = `${prefix(false)}hub_preview`
  const cookiesOf = (token: string, { reader, language, theme }: Preview): Cookie[] => [
    {
      name: previewName,
      value: token,
      options: { ...attributes, httpOnly: true, maxAge: cookieSeconds },
    },
    {
      name: tokenName,
      value: reader === 'visitor' ? '' : placeholder,
      options: { ...shared, maxAge: reader === 'visitor' ? 0 : cookieSeconds },
    },
    {
      name: 'locale',
      value: locales.find((locale) => languages[locale].wire === language) ?? 'EN',
      options: { ...shared, maxAge: cookieSeconds },
    },
    { name: `${prefix(true)}theme`, value: theme, options: { ...shared, maxAge: cookieSeconds } },
  ]
  return { previewName, tokenName, cookiesOf }
}
