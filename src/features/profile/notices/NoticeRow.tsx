// Row of a notification: message, time, and a link to the page about its subject, such as an order.
import Award from 'lucide-react/icons/award'
import Cake from 'lucide-react/icons/cake'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clover from 'lucide-react/icons/clover'
import Coins from 'lucide-react/icons/coins'
import Gift from 'lucide-react/icons/gift'
import Hourglass from 'lucide-react/icons/hourglass'
import Info from 'lucide-react/icons/info'
import PartyPopper from 'lucide-react/icons/party-popper'
import Truck from 'lucide-react/icons/truck'
import UserPlus from 'lucide-react/icons/user-plus'
import type { LucideIcon } from 'lucide-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { useReadNotices } from '#generated/hooks/profile.ts'
import type { Notice, NoticeTone } from '#generated/schema.d.ts'
import { MemberTime } from '#src/domain/parcels/MemberTime.tsx'
import { ItemPicture } from '#src/domain/parcels/ItemPicture.tsx'
import { hasPage } from '#src/runtime/routing/pages.ts'
import { ListRow } from '#src/ui/content/List.tsx'
import { EarlierStates, ParcelName, ParcelState } from './ParcelNotice.tsx'

/** Icons by the first word of the kind. */
const icons: Readonly<Partial<Record<string, LucideIcon>>> = {
  activity: CalendarCheck,
  baby: Cake,
  coins: Coins,
  draw: Clover,
  gift: Gift,
  level: Award,
  own: Cake,
  raffle: Clover,
  referral: UserPlus,
  streak: CalendarCheck,
  voucher: Gift,
}

/** Icons of other kinds. */
const toneIcons: Record<NoticeTone, LucideIcon> = {
  positive: PartyPopper,
  negative: CircleAlert,
  warning: Hourglass,
  info: Info,
  ongoing: Truck,
}

export function NoticeRow({ notice }: { notice: Notice }) {
  const { id, kind, tone, title, text, link, at, read, parcel } = notice
  const { formatMessage } = useIntl()
  const router = useRouter()
  const markRead = useReadNotices()
  const Icon = icons[kind.split('-')[0] ?? ''] ?? toneIcons[tone]
  return (
    <ListRow
      start={
        parcel ? (
          <ItemPicture small src={parcel.picture} />
        ) : (
          <span className="grid w-11 place-items-center">
            <Icon aria-hidden className="size-6" />
          </span>
        )
      }
      title={
        // Align the dot with the title if the text has several lines.
        <span className="flex items-baseline gap-2">
          <span>
            <span>{parcel ? <ParcelName parcel={parcel} /> : title}</span>
            {!read && <span className="sr-only"> {formatMessage({ id: 'profile.notices.unread' })}</span>}
          </span>
          {!read && <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-accent" />}
        </span>
      }
      text={
        <>
          {parcel ? (
            <ParcelState text={text} parcel={parcel} />
          ) : (
            <span className="block max-w-read">{text}</span>
          )}
          <span className="mt-1 block text-xs tablet:hidden">
            <MemberTime instant={at} />
          </span>
        </>
      }
      end={
        <span className="text-sm text-ink-soft max-tablet:hidden">
          <MemberTime instant={at} />
        </span>
      }
      tinted={!read}
      render={
        link !== null && hasPage(router, link)
          ? (row) => (
              <>
                <Link to={link} onClick={() => !read && markRead.mutate({ ids: [id] })} {...row} />
                {parcel && parcel.earlier.length > 0 && <EarlierStates parcel={parcel} />}
              </>
            )
          : undefined
      }
    />
  )
}
