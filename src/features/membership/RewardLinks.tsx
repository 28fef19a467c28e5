// Links to the member's rewards. The home page shows the main ones as tiles with the number of available rewards, which
// `getUserInfo` returns (section 3 of the specification), and the other links as chips; the rewards tab shows only chips.
import BadgePercent from 'lucide-react/icons/badge-percent'
import Gift from 'lucide-react/icons/gift'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import Medal from 'lucide-react/icons/medal'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Sparkles from 'lucide-react/icons/sparkles'
import Ticket from 'lucide-react/icons/ticket'
import type { LucideIcon } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { getToday } from '#generated/calls/account.ts'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import type { Today, UserInfo } from '#generated/schema.d.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { hasPage } from '#src/runtime/routing/pages.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { cardClass } from '#src/ui/content/Card.tsx'
import { cx } from '#src/ui/style/cx.ts'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'

type RewardLink = {
  to: string
  Icon: LucideIcon
  title: MessageId
  /** Message with the number of available rewards, such as unclaimed gifts; hidden if the number is zero. */
  waiting?: { id: MessageId; count: (user: UserInfo, today: Today | undefined) => number }
  /** Message without a number. */
  text?: MessageId
  shownTo?: (user: UserInfo) => boolean
}

const tiles: readonly RewardLink[] = [
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
  {
    to: '/gifts/luckyDraw',
    Icon: Ticket,
    title: 'games.draw.title',
    waiting: { id: 'membership.links.draws.tickets', count: (_user, today) => today?.tickets ?? 0 },
    text: 'membership.links.draws.text',
  },
]

const moreLinks: readonly RewardLink[] = [
  {
    to: '/rights',
    Icon: Sparkles,
    title: 'membership.links.rights',
    shownTo: ({ showMyRightsMenu }) => showMyRightsMenu,
  },
  { to: '/rewards', Icon: HeartHandshake, title: 'membership.links.friends' },
  { to: '/memberShip', Icon: Medal, title: 'membership.links.level' },
]

/** @param compact true to show all links as chips, for pages that show the numbers elsewhere */
export function RewardLinks({ compact = false }: { compact?: boolean }) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'membership.links.title' })
  const chips = useVisible(compact ? [...tiles, ...moreLinks] : moreLinks)
  const visibleTiles = useVisible(tiles)
  return (
    <section aria-label={compact ? label : undefined}>
      {!compact && (
        <>
          <SectionHead title={label} />
          <ul className="mb-3 grid grid-cols-2 gap-3">
            {visibleTiles.map((link) => (
              <li key={link.to} className="grid last:odd:col-span-2">
                <Tile link={link} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className={cx('flex gap-2', compact ? 'one-line' : 'flex-wrap')}>
        {chips.map(({ to, Icon, title }) => (
          <li key={to} className={compact ? 'shrink-0' : 'max-w-full'}>
            <Link to={to} className={buttonClass({ variant: 'quiet', size: 'small' })}>
              <Icon aria-hidden className="size-4" />
              <span>
                <FormattedMessage id={title} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useVisible(links: readonly RewardLink[]) {
  const router = useRouter()
  const { data: user } = useGetUserInfo()
  return links.filter(({ to, shownTo }) => hasPage(router, to) && (shownTo?.(user) ?? true))
}

function Tile({ link: { to, Icon, title, waiting, text } }: { link: RewardLink }) {
  const { data: user } = useGetUserInfo()
  const { data: today } = useQuery({ ...getToday.query(), meta: { handlesErrors: true } })
  const count = waiting?.count(user, today) ?? 0
  const note = count > 0 ? waiting?.id : text
  return (
    <Link
      to={to}
      className={cx(
        cardClass('raised', 'snug'),
        'flex flex-wrap content-start items-center gap-3 transition-colors hover:bg-blush',
      )}
    >
      <span className="grid size-10 place-items-center rounded-full bg-blush text-accent">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0 flex-[1_1_5rem]">
        <span className="block font-semibold">
          <FormattedMessage id={title} />
        </span>
        {note && (
          <span className="block text-sm text-ink-soft">
            <FormattedMessage id={note} values={{ count }} />
          </span>
        )}
      </span>
    </Link>
  )
}
