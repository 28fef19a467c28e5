// Derives page events from navigations (section 4 of the specification). A visit is reported before the route of the
// page resolves. Leaving a page is reported after another page is shown. Errors of pages are reported, too. This module
// is independent of router and consent, so that tests can check the order of events.
import { plainAddress } from './address.ts'
import { isLeaveReported, type Page, type PageAt } from './pages.ts'

/** Visit of a page. */
export type View = {
  page: Page
  /** URLs of the page and of the previous page, without personal data. */
  address: string
  referer: string
}

export type PageEvent = View & {
  kind: 'visit' | 'leave' | 'fault'
  /** Time in ms since 1970. */
  at: number
}

export type Visits = {
  /**
   * Call this function when a route starts to resolve.
   * @param at time of the navigation in ms, if it happened before this call
   */
  begin: (address: string, at?: number) => void
  /** Call this function when the page of a route is shown. @param at time of the navigation, as in `begin` */
  show: (address: string, at?: number) => void
  /** Call this function when the window is left or hidden. */
  leave: () => void
  /** Call this function when the window returns from the back/forward cache. */
  comeBack: () => void
  /**
   * Call this function for an uncaught error. An error is reported only once per shown page, because a timer may fail
   * every second.
   */
  fail: () => void
}

/**
 * @param report receives each event
 * @param referrer referrer of the first page
 * @param origin origin of the hub
 */
export function createVisits(
  report: (event: PageEvent) => void,
  referrer: string,
  { origin, pageAt }: { origin: string; pageAt: PageAt },
): Visits {
  /** Page that is currently shown, and page that is resolving; `undefined` if the path is unknown. */
  let currentView: View | undefined
  let resolving: View | undefined
  let failed: View | undefined
  let last = plainAddress(referrer, origin, pageAt)

  const reportNow = (kind: PageEvent['kind'], view: View | undefined, at = Date.now()) => {
    if (view && (kind !== 'leave' || isLeaveReported(view.page))) report({ ...view, kind, at })
  }
  const viewOf = (address: string): View | undefined => {
    const page = pageAt(new URL(address).pathname)
    return page && { page, address: plainAddress(address, origin, pageAt), referer: last }
  }
  const isSame = (view: View | undefined, other: View | undefined) => view?.page.path === other?.page.path

  return {
    begin: (address, at) => {
      resolving = viewOf(address)
      if (!isSame(resolving, currentView)) reportNow('visit', resolving, at)
    },
    show: (address, at) => {
      const view = viewOf(address)
      if (isSame(view, currentView)) return
      reportNow('leave', currentView, at)
      currentView = isSame(view, resolving) ? resolving : view
      last = currentView?.address ?? last
    },
    leave: () => reportNow('leave', currentView),
    comeBack: () => reportNow('visit', currentView),
    fail: () => {
      if (failed !== currentView) reportNow('fault', currentView)
      failed = currentView
    },
  }
}
