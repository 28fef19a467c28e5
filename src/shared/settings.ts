// Settings of the deployment. The server reads them from its environment; each document passes them to the browser as
// attributes of `<html>`, which need no exception in the Content-Security-Policy.

export type Settings = {
  /**
   * Parent domain of cookies, so that external services can read them; without it cookies are limited to the host.
   */
  cookieDomain?: string
  /**
   * Default language by host, used if cookies and browser name no supported language:
   * `TH=hub.example.co.th,VN=hub.example.vn`.
   */
  languageHosts?: string
  /** Token in the `User-Agent` of the app's web view; default `MembersHubApp`. */
  appUserAgent?: string
  /** Fraction of page loads that report web vitals, from 0 (default) to 1. */
  vitalsShare?: string
}

export const attributesOf = ({ cookieDomain, languageHosts, appUserAgent, vitalsShare }: Settings) => ({
  'data-cookie-domain': cookieDomain,
  'data-language-hosts': languageHosts,
  'data-app-user-agent': appUserAgent,
  'data-vitals-share': vitalsShare,
})

/** @param dataset attributes of `<html>`; empty if the document was not rendered by a server */
export const settingsIn = ({
  cookieDomain,
  languageHosts,
  appUserAgent,
  vitalsShare,
}: Settings): Settings => ({
  cookieDomain,
  languageHosts,
  appUserAgent,
  vitalsShare,
})

/** Parses the pairs of language and host. */
export const languageHostsIn = ({ languageHosts = '' }: Settings): { language: string; host: string }[] =>
  languageHosts.split(',').flatMap((pair) => {
    const [language = '', host = ''] = pair.trim().split('=')
    return host ? { language, host } : []
  })

/** True if a cookie of the domain is sent to the host. */
export const isWithin = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`)
