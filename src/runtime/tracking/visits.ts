// From addresses to visits and leaves (section 4): a visit is noted before a route resolves, a leave once another page is on
// display. Knows no router and no consent, so that the order can be read, and tested, in one place.
import { plainAddress } from './address.ts'
import { isLeaveReported, type Page, type PageAt } from './pages.ts'

/** A page as somebody saw it. */
export type View = {
  page: Page
  /** The page's address and the one before it, both without anything personal. */
  address: string
  referer: string
}

export type Moment = View & {
  kind: 'visit' | 'leave'
  /** Milliseconds since 1970. */
  at: number
}

export type Visits = {
  /** A route begins to resolve. @param at when, where that was earlier */
  begin: (address: string, at?: number) => void
  /** A route is on display. */
  show: (address: string) => void
  /** The window is left, with whatever is on display. */
  leave: () => void
  /** The window is back as it was left. */
  comeBack: () => void
}

/**
 * @param note takes each visit and leave as it happens
 * @param referrer the address that the first page was come from
 * @param origin the hub's own
 */
export function createVisits(
  note: (moment: Moment) => void,
  referrer: string,
  origin: string,
  pageAt: PageAt,
): Visits {
  /** What is on display, and what begins to be; `undefined` for what is no page of the hub. */
  let shown: View | undefined
  let begun: View | undefined
  let last = plainAddress(referrer, origin, pageAt)

  const noteNow = (kind: Moment['kind'], view: View | undefined, at = Date.now()) => {
    if (view && (kind === 'visit' || isLeaveReported(view.page))) note({ ...view, kind, at })
  }
  const viewOf = (address: string): View | undefined => {
    const page = pageAt(new URL(address).pathname)
    return page && { page, address: plainAddress(address, origin, pageAt), referer: last }
  }
  const isSame = (one: View | undefined, other: View | undefined) => one?.page.path === other?.page.path

  return {
    begin: (address, at) => {
      begun = viewOf(address)
      if (!isSame(begun, shown)) noteNow('visit', begun, at)
    },
    show: (address) => {
      const view = viewOf(address)
      if (isSame(view, shown)) return
      noteNow('leave', shown)
      shown = isSame(view, begun) ? begun : view
      last = shown?.address ?? last
    },
    leave: () => noteNow('leave', shown),
    comeBack: () => noteNow('visit', shown),
  }
}
