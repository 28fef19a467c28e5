// Type of a screen. The route file declares the screen as `staticData: { screen: { … } }`. Lists of screens are
// generated from these declarations (generated/screens.ts), and a missing property is a type error.
import type { OperationId } from '#src/client/call.ts'

/**
 * `open` for all visitors, `visitor` for signed-out visitors only, `member` for members (section 2 of the
 * specification, access rules).
 */
export type Access = 'open' | 'visitor' | 'member'

export type Tab = 'home' | 'rewards' | 'play' | 'discover' | 'me'

/**
 * Names of the screen for analytics (section 2 of the specification), the same in all languages. Do not reuse an id for
 * another screen.
 */
export type Tracking = { elementId: string; moduleName: string }

/** Declaration of a route with a page. */
export type Page = {
  access: Access
  tracking: Tracking
  /** True if the page ends the session. A sign-in afterwards does not return to this page. */
  endsSession?: true
  /** Tab that is active on this page; `null` if the page belongs to no tab. */
  tab: Tab | null
  /** True if the tab links to this page; set on exactly one page per tab. */
  opensTab?: true
  /**
   * True if the page depends only on the language: it is rendered once and cached. Set on pages of the layout `ssg`.
   */
  prerender: boolean
  /**
   * Operations whose responses may be persisted on the device for a day for offline use. Do not list operations that
   * return voucher codes, addresses, orders, babies, questionnaires or sessions.
   */
  offline: readonly OperationId[]
  /** Path of the page that has a card with a link to this page. */
  opensFrom?: string
  /** Example URL of a page whose path has parameters or whose query is required. */
  example?: string
}

/** Route that redirects. */
export type Redirect = Pick<Page, 'access' | 'tracking' | 'example'> & {
  /**
   * Target of the redirect: an external URL, or a path of the hub, to which the query is appended; `true` if the loader
   * determines the target.
   */
  redirect: string | true
}

export type Screen = Page | Redirect

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Declaration of the screen, or `layout` for a route without a page. The browser receives only the part that the
     * first load needs (`listed` in scripts/generate/screens.ts); the lists in generated/screens.ts contain the rest.
     */
    screen: Screen | 'layout'
  }
}
