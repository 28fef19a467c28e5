// How a screen is declared, once: in its route file, as `staticData: { screen: { … } }`. All lists of screens are generated
// from there (generated/screens.ts), and a missing property does not compile.
import type { OperationId } from '#src/client/call.ts'

/** `open` for everybody, `visitor` for who is not signed in, `member` for who is (section 2, access rules). */
export type Access = 'open' | 'visitor' | 'member'

export type Tab = 'home' | 'rewards' | 'play' | 'discover' | 'me'

/** Section 2: names for analytics, the same in all languages. An id is never reused for another screen. */
export type Tracking = { elementId: string; moduleName: string }

/** A route that shows something. */
export type Page = {
  access: Access
  tracking: Tracking
  /** It ends the session: signing in does not lead back to it. */
  endsSession?: true
  /** The tab that is active while it shows; `null` where it belongs to none. */
  tab: Tab | null
  /** The tab leads here: set by one page for each tab. */
  opensTab?: true
  /** It is the same for everybody who reads its language: it is rendered once and cached. Those of the layout `ssg`. */
  prerender: boolean
  /**
   * Calls whose answers may be stored on the device for a day, so that they can be read offline: never codes of
   * vouchers, addresses, orders, babies, questionnaires and sessions.
   */
  offline: readonly OperationId[]
  /** The path of the page that shows a card of this one. */
  opensFrom?: string
  /** An address that shows it, where its path alone does not, because it has parameters or needs a query. */
  example?: string
}

/** A route that redirects. */
export type Redirect = Pick<Page, 'access' | 'tracking' | 'example'> & {
  /** A path of the hub, which keeps the query, or an address outside of the app; `true` where its loader decides. */
  redirect: string | true
}

export type Screen = Page | Redirect

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * `layout` where the route shows nothing by itself. In the browser only what the first load needs is left of it
     * (`listed` in scripts/generate/screens.ts); who needs the rest reads the lists in generated/screens.ts.
     */
    screen: Screen | 'layout'
  }
}
