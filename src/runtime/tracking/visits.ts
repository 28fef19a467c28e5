// From addresses to page visits and leaves (section 4): a visit is reported before a route resolves, a leave once another page
// is shown; and which pages failed. Knows no router and no consent, so that the order can be read, and tested, in one place.
import { plainAddress } from './address.ts'
import { isLeaveReported, type Page, type PageAt } from './pages.ts'

/** A page as somebody saw it. */
export type View = {
  page: Page
  /** The page's address and the one before it, both without anything personal. */
  address: string
  referer: string
}

export type PageEvent = View & {
  kind: 'visit' | 'leave' | 'fault'
  /** Milliseconds since 1970. */
  at: number
}

export type Visits = {
  /** A route begins to resolve. @param at when, where that was earlier */
  begin: (address: string, at?: number) => void
  /** A route is shown. @param at as for `begin` */
  show: (address: string, at?: number) => void
  /** The window is left, with the page that is shown. */
  leave: () => void
  /** The window is back as it was left. */
  comeBack: () => void
  /** Something failed that nothing caught; told once of each page that is shown, for a timer may fail every second. */
  fail: () => void
}

/**
 * @param report takes each visit and leave as it happens
 * @param referrer the address that led to the first page
 * @param origin the hub's own
 */
export function createVisits(
  report: (event: PageEvent) => void,
  referrer: string,
  { origin, pageAt }: { origin: string; pageAt: PageAt },
): Visits {
  /** The page that is shown, and the one that is resolving; `undefined` for what is no page of the hub. */
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
