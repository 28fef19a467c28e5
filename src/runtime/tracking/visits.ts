// Derives page visits and leaves from navigations (section 4): a visit is reported before a route resolves, a leave
// after another page is shown; also errors of pages. Independent of router and consent, so that the order can be
// tested.
import { plainAddress } from './address.ts'
import { isLeaveReported, type Page, type PageAt } from './pages.ts'

/** View of a page. */
export type View = {
  page: Page
  /** URL of the page and of the previous one, both without personal data. */
  address: string
  referer: string
}

export type PageEvent = View & {
  kind: 'visit' | 'leave' | 'fault'
  /** Time in ms since 1970. */
  at: number
}

export type Visits = {
  /** Call when a route starts to resolve. @param at time, if it was earlier */
  begin: (address: string, at?: number) => void
  /** Call when a route is shown. @param at as for `begin` */
  show: (address: string, at?: number) => void
  /** Call when the window is left or hidden. */
  leave: () => void
  /** Call when the window returns from the back/forward cache. */
  comeBack: () => void
  /** Call for an uncaught error; reported once per shown page, because a timer may fail every second. */
  fail: () => void
}

/**
 * @param report receives each event
 * @param referrer URL that led to the first page
 * @param origin origin of the hub
 */
export function createVisits(
  report: (event: PageEvent) => void,
  referrer: string,
  { origin, pageAt }: { origin: string; pageAt: PageAt },
): Visits {
  /** Shown page, and page that is resolving; `undefined` for an unknown path. */
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
