// Type of a screen, declared in its route file as `staticData: { screen: { … } }`. Lists of screens are generated
// from it (generated/screens.ts), and a missing property is a type error.
import type { OperationId } from '#src/client/call.ts'

/**
 * `open` for all visitors, `visitor` for signed-out visitors only, `member` for members (section 2, access rules).
 */
export type Access = 'open' | 'visitor' | 'member'

export type Tab = 'home' | 'rewards' | 'play' | 'discover' | 'me'

/** Analytics names of section 2, the same in all languages. An id must not be reused for another screen. */
export type Tracking = { elementId: string; moduleName: string }

/** Route with a page. */
export type Page = {
  access: Access
  tracking: Tracking
  /** The page ends the session: a sign-in does not return to it. */
  endsSession?: true
  /** Active tab; `null` if the page belongs to no tab. */
  tab: Tab | null
  /** Target page of the tab: set by one page per tab. */
  opensTab?: true
  /**
   * True if the page only depends on the language: it is rendered once and cached. Set for pages of the layout `ssg`.
   */
  prerender: boolean
  /**
   * Calls whose responses may be persisted on the device for a day for offline use: not codes of vouchers, addresses,
   * orders, babies, questionnaires and sessions.
   */
  offline: readonly OperationId[]
  /** Path of the page that shows a card of this page. */
  opensFrom?: string
  /** Example URL for a path with parameters or a required query. */
  example?: string
}

/** Route that redirects. */
export type Redirect = Pick<Page, 'access' | 'tracking' | 'example'> & {
  /** Target path of the hub, which keeps the query, or external URL; `true` if the loader decides. */
  redirect: string | true
}

export type Screen = Page | Redirect

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * `layout` for a route without a page. In the browser only the part for the first load remains (`listed` in
     * scripts/generate/screens.ts); the lists in generated/screens.ts contain the rest.
     */
    screen: Screen | 'layout'
  }
}
