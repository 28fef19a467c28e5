// Describes what whoever serves a build says of its hosts: the server reads it from its environment, and each document hands it
// to the browser by attributes of `<html>`, which no content security policy has to allow.

export type Settings = {
  /** The parent domain of cookies, which neighbours read as well; without it they are the host's own. */
  cookieDomain?: string
  /** Hosts that speak a language where nothing else tells one: `TH=hub.example.co.th,VN=hub.example.vn`. */
  languageHosts?: string
  /** How the app's web view names itself in its `User-Agent`; `MembersHubApp` by default. */
  appUserAgent?: string
  /** Of documents that are loaded, how many tell how fast they were: a number from 0, as it is without one, to 1. */
  vitalsShare?: string
}

export const attributesOf = ({ cookieDomain, languageHosts, appUserAgent, vitalsShare }: Settings) => ({
  'data-cookie-domain': cookieDomain,
  'data-language-hosts': languageHosts,
  'data-app-user-agent': appUserAgent,
  'data-vitals-share': vitalsShare,
})

/** @param dataset of `<html>`; where no server made the document, it says nothing */
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

/** The hosts that speak a language, each with what names the language. */
export const languageHostsIn = ({ languageHosts = '' }: Settings): { language: string; host: string }[] =>
  languageHosts.split(',').flatMap((pair) => {
    const [language = '', host = ''] = pair.trim().split('=')
    return host ? { language, host } : []
  })

/** Whether a cookie of that domain is one of that host's. */
export const isWithin = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`)
