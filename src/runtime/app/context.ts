// Everything one visitor's app runs on: made once in the browser, and once for each request on the server.
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
  /** The theme that was chosen; `undefined` leaves it to the system. */
  theme: Store<Theme | undefined>
  /** The visitor's country: EN is anywhere but the other three (section 2); `undefined` until the look-up answered. */
  countryCode: Store<Locale | undefined>
  queryClient: QueryClient
  /** The hub's own origin, for redirects. */
  origin: string
  /** Where redirects may lead besides; the server's page says so. */
  neighbours: Neighbours
  /** What the document hands to the browser. */
  settings: Settings
  /** A program that reads the page for search or a preview. */
  isBot: boolean
  /** The visitor's user agent, on the server; the browser has its own. */
  userAgent?: string
  /** The files of a route's islands, where the server names them; by the route's id. */
  islandFiles?: (route: string) => readonly string[]
  /** What the server's document has for its style: all of it, or where it lies; without either Vite's server adds it. */
  style?: { text: string } | { files: readonly string[] }
  /** What the server has answered to a form that the browser sent by itself; until the page is left. */
  posted?: Posted | undefined
  /** The CSRF token of forms that the browser sends by itself; on the server only. */
  formToken?: string | undefined
  /** The id of the request that brought the page, in the server's log. */
  requestId?: string | undefined
  /** Reports an unexpected error: to the server's log, or the browser's console. */
  reportFault: (fault: unknown) => void
  token: () => string | null
  /** The token of whom this page shows; another tab may have changed the cookie since. */
  session: Store<string | null>
  /** Whether there was a session when the page was made, on the server or here. */
  wasSignedIn: boolean
  /** The member's id, once user info was read. */
  member: () => string | undefined
  language: () => Language
  signIn: (token: string) => void
  /**
   * Runs `beforeSessionEnd`, then removes the token and everything that was read with it, after the server or another tab has
   * ended the session. Drafts stay for an hour, for the same member alone.
   */
  endSession: () => void
  /** Ends the session by the member's own decision: removes all drafts, too. */
  signOut: () => void
  /** @returns true if the last session in this tab ended by a sign-out */
  isSignedOut: boolean
  /**
   * Listeners, called before a session ends and while its token is still set: forms store their input, product code removes the
   * member's data from this device (`src/domain/sessionCleanups.ts`). Without a token a visitor was asked to sign in.
   */
  beforeSessionEnd: Set<() => void>
  /** Called once a session has ended while the app was in use. */
  onSessionEnd: (listener: () => void) => void
  /** Whether the router is only preloading a page, because its link was touched. */
  isPreloading: () => boolean
}

// As generated: imported, it would bring every call of its tag into a visitor's first load.
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
  /** Of the messages: which are there; every page's, where nothing is said. */
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
    // The toast first, then the redirect to sign in: it stays while the page changes (section 8).
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
