// App context of one visitor: session, language, theme, toasts and query client. It is created once in the browser, and
// once per request on the server.
import type { QueryClient } from '@tanstack/react-query'
import type { TrustedOrigins } from '#shared/redirects.ts'
import type { UserInfo } from '#generated/schema.d.ts'
import type { OperationId } from '#src/client/call.ts'
import { CallError } from '#src/client/errors.ts'
import { languages, type Language, type Locale } from '#shared/languages.ts'
import { createQueryClient, type CallMeta } from '#src/client/queries.ts'
import { deleteDrafts } from '../storage/deleteDrafts.ts'
import { failureText } from '../format/failureText.ts'
import type { CookieStore } from '../storage/cookieStore.ts'
import type { MessagePart, Messages } from '../language/messages.ts'
import { createLocaleStore, type LocaleStore } from '../language/localeStore.ts'
import type { Posted } from './posted.ts'
import { createTheme, type Theme } from './theme.ts'
import { createToasts, type Toasts } from './toasts.ts'
import type { Settings } from '#shared/settings.ts'
import { createStore, type Store } from '../storage/store.ts'

export type AppContext = {
  cookies: CookieStore
  localeStore: LocaleStore
  toasts: Toasts
  /** Chosen theme; `undefined` if the page follows the system theme. */
  theme: Store<Theme | undefined>
  /**
   * Country of the visitor; EN stands for all countries except Indonesia, Thailand and Vietnam (section 2 of the
   * specification). `undefined` until it has been looked up.
   */
  countryCode: Store<Locale | undefined>
  queryClient: QueryClient
  /** Origin of the hub, for redirects. */
  origin: string
  /** Trusted external origins for redirects, from the server-rendered page. */
  neighbours: TrustedOrigins
  /** Settings of the hub that the document passes to the browser. */
  settings: Settings
  /** True if a search engine or link preview requests the page. */
  isBot: boolean
  /** User agent of the visitor; only set on the server. */
  userAgent?: string
  /** Returns the script files of a route's islands by route id; only set on the server. */
  islandFiles?: (route: string) => readonly string[]
  /**
   * Style sheets of the document, as inline text or as links to files. `undefined` in development, because the
   * development server adds the style.
   */
  style?: { text: string } | { files: readonly string[] }
  /**
   * Result of a form that the browser posted without scripts, for example errors of its fields; cleared on navigation.
   */
  posted?: Posted | undefined
  /** CSRF token for forms without scripts; only set on the server. */
  formToken?: string | undefined
  /** Id of the request that rendered the page; the server log contains the same id. */
  requestId?: string | undefined
  /** Reports an unexpected error: to the server log or the browser console. */
  reportFault: (fault: unknown) => void
  token: () => string | null
  /**
   * Token of the member whose data this page shows. The token may differ from the cookie, because another tab can
   * change the cookie.
   */
  session: Store<string | null>
  /** True if there was a session when the page was rendered. */
  wasSignedIn: boolean
  /** Id of the member; `undefined` until user info has loaded. */
  member: () => string | undefined
  language: () => Language
  signIn: (token: string) => void
  /**
   * Runs the `beforeSessionEnd` listeners, then deletes the token and cached data. It is called after the server or
   * another tab has ended the session. Drafts are retained for an hour, and only the same member can restore them.
   */
  endSession: () => void
  /**
   * Ends the session because the member signs out. Unlike the end of a session by the server, this also deletes all
   * drafts.
   */
  signOut: () => void
  /** True if the last session in this tab was ended by a sign-out. */
  isSignedOut: boolean
  /**
   * Listeners that run before a session ends, while its token is still set. Forms store their input, and product code
   * deletes data of the member from this device (`src/domain/sessionCleanups.ts`). If a listener finds no token, there
   * was no session, and the visitor has been asked to sign in.
   */
  beforeSessionEnd: Set<() => void>
  /** Adds a listener for sessions that end while the app is in use. */
  onSessionEnd: (listener: () => void) => void
  /** True while the router only preloads a page, because the user has touched its link. */
  isPreloading: () => boolean
}

// Copy of the generated query key of `getUserInfo`. Importing the key would add all calls of the `account` tag to the
// first load of visitors.
const memberKey = ['account', 'getUserInfo'] satisfies [string, OperationId]

export function createAppContext({
  cookies,
  locale,
  messages,
  parts,
  origin,
  neighbours = {},
  settings = {},
  isBot = false,
  userAgent,
  islandFiles,
  style,
  formToken,
  requestId,
  reportFault = console.error,
}: {
  cookies: CookieStore
  locale: Locale
  messages: Messages
  /** Parts of the message catalog that `messages` contains; default: only the part that all pages share. */
  parts?: readonly MessagePart[]
  origin: string
} & Partial<
  Pick<
    AppContext,
    | 'neighbours'
    | 'settings'
    | 'isBot'
    | 'userAgent'
    | 'islandFiles'
    | 'style'
    | 'formToken'
    | 'requestId'
    | 'reportFault'
  >
>): AppContext {
  const localeStore = createLocaleStore(locale, messages, parts)
  const toasts = createToasts()
  let sessionEnded = () => {}
  const onError = (error: Error, { toastTimeout }: CallMeta = {}) => {
    toasts.show('negative', failureText(error, localeStore.get().intl), { timeout: toastTimeout })
    // Show the toast before the redirect to the sign-in page: toasts stay visible after a navigation (section 8 of the
    // specification).
    if (error instanceof CallError && error.endsSession) {
      app.endSession()
      sessionEnded()
    }
  }
  const queryClient = createQueryClient(
    onError,
    ({ token }) => app.signIn(token),
    () => app.isPreloading(),
  )
  const app: AppContext = {
    cookies,
    localeStore,
    toasts,
    theme: createTheme(cookies),
    countryCode: createStore<Locale | undefined>(undefined),
    queryClient,
    origin,
    neighbours,
    settings,
    isBot,
    userAgent,
    islandFiles,
    style,
    formToken,
    requestId,
    reportFault,
    token: () => cookies.get('token'),
    session: createStore(cookies.get('token')),
    wasSignedIn: cookies.get('token') !== null,
    member: () => queryClient.getQueryData<UserInfo>(memberKey)?.uid,
    language: () => languages[localeStore.get().locale].wire,
    signIn: (token) => {
      cookies.set('token', token)
      cookies.set('returning', '1')
      app.isSignedOut = false
      app.session.set(token)
    },
    endSession: () => {
      for (const listener of app.beforeSessionEnd) listener()
      cookies.set('token', null)
      queryClient.clear()
      app.session.set(null)
    },
    signOut: () => {
      app.isSignedOut = true
      app.endSession()
      deleteDrafts()
    },
    isSignedOut: false,
    beforeSessionEnd: new Set(),
    onSessionEnd: (listener) => {
      sessionEnded = listener
    },
    isPreloading: () => false,
  }
  return app
}
