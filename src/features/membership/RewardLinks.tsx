// Tiles that link to the member's rewards, such as vouchers, gifts and the coin shop. Some show how many rewards are
// available; `getUserInfo` returns these numbers (section 3 of the specification).
import BadgePercent from 'lucide-react/icons/badge-percent'
import Gift from 'lucide-react/icons/gift'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import Medal from 'lucide-react/icons/medal'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Sparkles from 'lucide-react/icons/sparkles'
import Ticket from 'lucide-react/icons/ticket'
import type { LucideIcon } from 'lucide-react'
import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import type { UserInfo } from '#generated/schema.d.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { hasPage } from '#src/runtime/routing/pages.ts'
import { cardClass } from '#src/ui/content/Card.tsx'
import { cx } from '#src/ui/style/cx.ts'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'

type RewardLink = {
  to: string
  Icon: LucideIcon
  title: MessageId
  /** Message with the number of available rewards, such as unclaimed gifts; hidden if the number is zero. */
  waiting?: { id: MessageId; count: (user: UserInfo) => number }
  shownTo?: (user: UserInfo) => boolean
}

const links: readonly RewardLink[] = [
  {
    to: '/gifts',
    Icon: Gift,
    title: 'membership.links.gifts',
    waiting: { id: 'membership.links.gifts.waiting', count: ({ giftCount }) => giftCount },
  },
  {
    to: '/coupon',
    Icon: BadgePercent,
    title: 'membership.links.vouchers',
    waiting: { id: 'membership.links.vouchers.waiting', count: ({ discountCount }) => discountCount },
  },
  {
    to: '/pointsMall',
    Icon: ShoppingBag,
    title: 'membership.links.mall',
    waiting: { id: 'membership.links.mall.coins', count: ({ amount }) => amount },
  },
  // Show the link to the draws to every member, because even a new member can afford a ticket.
  { to: '/gifts/luckyDraw', Icon: Ticket, title: 'games.draw.title' },
  {
    to: '/rights',
    Icon: Sparkles,
    title: 'membership.links.rights',
    shownTo: ({ showMyRightsMenu }) => showMyRightsMenu,
  },
  { to: '/rewards', Icon: HeartHandshake, title: 'membership.links.friends' },
  { to: '/memberShip', Icon: Medal, title: 'membership.links.level' },
]

export function RewardLinks() {
  const { formatMessage } = useIntl()
  const router = useRouter()
  const { data: user } = useGetUserInfo()
  const visibleLinks = links.filter(({ to, shownTo }) => hasPage(router, to) && (shownTo?.(user) ?? true))
  if (visibleLinks.length === 0) return null
  return (
    <section>
      <SectionHead title={<FormattedMessage id="membership.links.title" />} />
      <ul aria-label={formatMessage({ id: 'membership.links.title' })} className="flex flex-wrap gap-3">
        {visibleLinks.map(({ to, Icon, title, waiting }) => {
          const count = waiting?.count(user) ?? 0
          return (
            // Show two or three tiles per row, and widen the tiles of an incomplete last row, so that it has no gaps.
            <li
              key={to}
              className={cx(
                'grid grow',
                visibleLinks.length % 3 === 1 ? 'basis-[max(9rem,34%)]' : 'basis-[max(9rem,27%)]',
              )}
            >
              <Link
                to={to}
                className={cx(
                  cardClass('raised', 'snug'),
                  'flex min-h-28 flex-col justify-between gap-3 transition-colors hover:bg-blush',
                )}
              >
                <span className="grid size-10 place-items-center rounded-full bg-blush text-accent">
                  <Icon aria-hidden className="size-5" />
                </span>
                <span>
                  <span className="block font-semibold">
                    <FormattedMessage id={title} />
                  </span>
                  {waiting && count > 0 && (
                    <span className="block text-sm text-ink-soft">
                      <FormattedMessage id={waiting.id} values={{ count }} />
                    </span>
                  )}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
