// The hub's tabs. Which screens belong to one, and which of them it leads to, their route files say.
import BookOpen from 'lucide-react/icons/book-open'
import CalendarHeart from 'lucide-react/icons/calendar-heart'
import Gift from 'lucide-react/icons/gift'
import House from 'lucide-react/icons/house'
import User from 'lucide-react/icons/user'
import type { ReactNode } from 'react'
import type { MessageId } from '../../../runtime/language/messages.ts'
import type { Tab } from '../../../runtime/routing/screen.ts'

export const tabs: readonly { tab: Tab; id: MessageId; icon: ReactNode }[] = [
  { tab: 'home', id: 'platform.nav.home', icon: <House aria-hidden /> },
  { tab: 'rewards', id: 'platform.nav.rewards', icon: <Gift aria-hidden /> },
  { tab: 'play', id: 'platform.nav.play', icon: <CalendarHeart aria-hidden /> },
  { tab: 'discover', id: 'platform.nav.discover', icon: <BookOpen aria-hidden /> },
  { tab: 'me', id: 'platform.nav.me', icon: <User aria-hidden /> },
]
