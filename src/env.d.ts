// What Vite defines for the app at build time.

/** Changes whenever anything that the pages are made of does. */
declare const __BUILD_ID__: string

interface ImportMetaEnv {
  /** Where calls go when not to the page's own origin. */
  readonly VITE_API_ORIGIN?: string
  /** The parent domain of the token cookie; none on localhost. */
  readonly VITE_COOKIE_DOMAIN?: string
  /** Hosts that speak a language where nothing else tells one: `TH=hub.example.co.th,VN=hub.example.vn`. */
  readonly VITE_LANGUAGE_HOSTS?: string
  /** How the app's web view names itself in its `User-Agent`; `MembersHubApp` by default. */
  readonly VITE_APP_USER_AGENT?: string
  /** `off` takes the service worker out of use: it unregisters itself wherever it was. */
  readonly VITE_OFFLINE?: 'off'
}
