// The hub's areas with the pages that belong to them. An area's tab leads to the first of its pages that exists, and shows
// once one does: who adds a screen has its tab by the screen's path standing here.
import BookOpen from 'lucide-react/icons/book-open'
import CalendarHeart from 'lucide-react/icons/calendar-heart'
import Gift from 'lucide-react/icons/gift'
import House from 'lucide-react/icons/house'
import User from 'lucide-react/icons/user'
import type { ReactNode } from 'react'
import type { MessageId } from '../../runtime/messages.ts'

export type Area = { id: MessageId; icon: ReactNode; pages: readonly string[] }

const areas: readonly Area[] = [
  { id: 'platform.nav.home', icon: <House aria-hidden />, pages: ['/'] },
  {
    id: 'platform.nav.rewards',
    icon: <Gift aria-hidden />,
    pages: ['/gifts', '/coins', '/pointsMall', '/coupon', '/rewards', '/memberShip', '/rights'],
  },
  {
    id: 'platform.nav.play',
    icon: <CalendarHeart aria-hidden />,
    pages: [
      '/games/checkIn',
      '/games/normalCheckIn',
      '/games/eventCheckIn',
      '/games/blackFridayCheckIn',
      '/games/motherDay',
    ],
  },
  {
    id: 'platform.nav.discover',
    icon: <BookOpen aria-hidden />,
    pages: ['/activities', '/villages', '/activity'],
  },
  {
    id: 'platform.nav.me',
    icon: <User aria-hidden />,
    pages: ['/about-me', '/order', '/address', '/changePassword', '/del-account'],
  },
]

/** @param exists whether the app has a route for the path */
export const shownAreas = (exists: (path: string) => boolean) =>
  areas.flatMap((area) => {
    const to = area.pages.find(exists)
    return to === undefined ? [] : [{ ...area, to }]
  })

/** Whether the page is one of the area's, or below one of them. */
export const isIn = ({ pages }: Pick<Area, 'pages'>, pathname: string) =>
  pages.some((page) => pathname === page || (page !== '/' && pathname.startsWith(`${page}/`)))
