// Context of one visitor: created once in the browser, and once per request on the server.
import type { QueryClient } from '@tanstack/react-query'
import type { Neighbours } from '#shared/redirects.ts'
import type { UserInfo } from '#generated/schema.d.ts'
import type { OperationId } from '#src/client/call.ts'
import { CallError } from '#src/client/errors.ts'
import { languages, type Language, type Locale } from '#shared/languages.ts'
import { createQueryClient, type CallMeta } from '#src/client/queries.ts'
import { forgetDrafts } from '../storage/forgetDrafts.ts'
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
  /** Chosen theme; `undefined` follows the system. */
  theme: Store<Theme | undefined>
  /**
   * Country of the visitor; EN stands for all countries except the other three (section 2). `undefined` until it has
   * been looked up.
   */
  countryCode: Store<Locale | undefined>
  queryClient: QueryClient
  /** Origin of the hub, for redirects. */
  origin: string
  /** Trusted external origins for redirects, from the server-rendered page. */
  neighbours: Neighbours
  /** Settings that the document passes to the browser. */
  settings: Settings
  /** True if a search engine or link preview requests the page. */
  isBot: boolean
  /** User agent of the visitor; only set on the server. */
  userAgent?: string
  /** Files of the islands of a route by route id; only set on the server. */
  islandFiles?: (route: string) => readonly string[]
  /** Style of the document: inline, or files. The development server adds it without either. */
  style?: { text: string } | { files: readonly string[] }
  /** Result of a form that the browser posted without scripts; cleared on navigation. */
  posted?: Posted | undefined
  /** CSRF token for forms without scripts; only set on the server. */
  formToken?: string | undefined
  /** Id of the request that rendered the page, as in the server log. */
  requestId?: string | undefined
  /** Reports an unexpected error: to the server log or the browser console. */
  reportFault: (fault: unknown) => void
  token: () => string | null
  /** Token of the member whose data this page shows; another tab may have changed the cookie since. */
  session: Store<string | null>
  /** True if there was a session when the page was rendered. */
  wasSignedIn: boolean
  /** Id of the member; `undefined` until user info has loaded. */
  member: () => string | undefined
  language: () => Language
  signIn: (token: string) => void
  /**
   * Runs `beforeSessionEnd`, then deletes the token and cached data, after the server or another tab has ended the
   * session. Drafts are retained for an hour, for the same member only.
   */
  endSession: () => void
  /** Ends the session at the request of the member: also deletes all drafts. */
  signOut: () => void
  /** True if the last session in this tab ended by a sign-out. */
  isSignedOut: boolean
  /**
   * Listeners that run before a session ends, while its token is still set: forms store their input, product code
   * deletes data of the member from this device (`src/domain/sessionCleanups.ts`). Without a token a visitor was
   * asked to sign in.
   */
  beforeSessionEnd: Set<() => void>
  /** Called after a session has ended while the app was in use. */
  onSessionEnd: (listener: () => void) => void
  /** True while the router only preloads a page whose link was touched. */
  isPreloading: () => boolean
}

// Duplicates the generated key: an import would add every call of its tag to the first load of a visitor.
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
  /** Parts that the messages contain; default: messages of all pages. */
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
    // Show the toast before the redirect to sign in: it stays visible across pages (section 8).
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
      forgetDrafts()
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
