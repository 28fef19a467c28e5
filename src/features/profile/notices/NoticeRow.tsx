// One notice: what happened, when, and the link to the page with more of it.
import CircleAlert from 'lucide-react/icons/circle-alert'
import Hourglass from 'lucide-react/icons/hourglass'
import Info from 'lucide-react/icons/info'
import PartyPopper from 'lucide-react/icons/party-popper'
import Truck from 'lucide-react/icons/truck'
import type { LucideIcon } from 'lucide-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { useMyMembership } from '../../../../generated/hooks/membership.ts'
import { useReadNotices } from '../../../../generated/hooks/profile.ts'
import type { Notice, NoticeTone } from '../../../../generated/schema.d.ts'
import { useFormats } from '../../../runtime/format/useFormats.ts'
import { hasPage } from '../../../runtime/routing/pages.ts'
import { ListRow } from '../../../ui/content/List.tsx'

const icons: Record<NoticeTone, LucideIcon> = {
  positive: PartyPopper,
  negative: CircleAlert,
  warning: Hourglass,
  info: Info,
  ongoing: Truck,
}

export function NoticeRow({ notice: { id, tone, title, text, link, at, read } }: { notice: Notice }) {
  const { formatMessage } = useIntl()
  const router = useRouter()
  const formats = useFormats()
  const { data: membership } = useMyMembership()
  const markRead = useReadNotices()
  const Icon = icons[tone]
  return (
    <ListRow
      start={<Icon aria-hidden className="size-6" />}
      title={
        // The dot stands beside the title, however many lines that has.
        <span className="flex items-baseline gap-2">
          <span>
            {title}
            {!read && <span className="sr-only"> {formatMessage({ id: 'profile.notices.unread' })}</span>}
          </span>
          {!read && <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-accent" />}
        </span>
      }
      text={
        <>
          {text}
          <span className="mt-1 block text-xs">{formats.instant(at, membership.timeZone)}</span>
        </>
      }
      render={
        link !== null && hasPage(router, link)
          ? (row) => <Link to={link} onClick={() => !read && markRead.mutate({ ids: [id] })} {...row} />
          : undefined
      }
    />
  )
}
