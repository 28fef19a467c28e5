// Settings of a deployment, which the server reads from its environment. It passes them to the browser as attributes of
// the `<html>` element, because attributes, unlike an inline script, need no exception in the Content-Security-Policy.

export type Settings = {
  /**
   * Parent domain for which cookies are set, so that external services on its other hosts can read them. If it is
   * missing, only the host of the hub gets the cookies.
   */
  cookieDomain?: string
  /**
   * Default languages by host, used if neither cookies nor browser name a supported language:
   * `TH=hub.example.co.th,VN=hub.example.vn`.
   */
  languageHosts?: string
  /** Product name of the app's web view in its `User-Agent`; default `MembersHubApp`. */
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

/** @param dataset attributes of the `<html>` element; empty if the document was not rendered by a server */
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

/** Parses a list such as `TH=hub.example.co.th` into pairs of a language and a host. */
export const languageHostsIn = ({ languageHosts = '' }: Settings): { language: string; host: string }[] =>
  languageHosts.split(',').flatMap((pair) => {
    const [language = '', host = ''] = pair.trim().split('=')
    return host ? { language, host } : []
  })

/** Returns true if browsers send cookies with this `Domain` attribute to the host. */
export const isWithin = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`)
