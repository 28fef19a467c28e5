// One board: what it is for, a few of its gifts, how many are open to the member, or what is in the way and when it opens.
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link, useRouter } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getMyMembership } from '../../../../generated/calls/membership.ts'
import type { GiftBoard } from '../../../../generated/schema.d.ts'
import { hasPage } from '../../../runtime/routing/pages.ts'
import { Drawing } from '../../../runtime/theme/Drawing.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Card } from '../../../ui/Card.tsx'
import { WhyNot } from '../WhyNot.tsx'
import { occasionPage } from '../boards.ts'
import { Window } from './Window.tsx'

type BoardProps = {
  board: GiftBoard
  /** When it was read, in milliseconds. */
  readAt: number
}

export function Board({ board, readAt }: BoardProps) {
  const router = useRouter()
  const { data: member } = useSuspenseQuery(getMyMembership.query())
  const { type, kind, gifts, open, pictures, eligibility } = board
  const page = occasionPage(kind)
  const title = <FormattedMessage id="gifts.kind" values={{ kind }} />
  return (
    <Card as="section" padding="snug" className="transition-colors hover:border-line-strong">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="title-card">
            {page !== undefined && hasPage(router, page) ? (
              <Link to={page} className="after:absolute after:inset-0">
                {title}
              </Link>
            ) : (
              <Link to="/gifts/list" search={{ type }} className="after:absolute after:inset-0">
                {title}
              </Link>
            )}
          </h2>
          {open > 0 ? (
            <Badge tone="positive" className="mt-1">
              <FormattedMessage id="gifts.boards.open" values={{ open, gifts }} />
            </Badge>
          ) : (
            <p className="text-sm text-ink-soft">
              <WhyNot eligibility={eligibility} timeZone={member.timeZone} />
            </p>
          )}
        </div>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <div className="flex gap-2">
          {pictures.map((picture) => (
            <Drawing
              key={picture}
              src={picture}
              lazy
              className="size-16 rounded-control bg-blush object-cover tablet:size-20"
            />
          ))}
        </div>
        <Window board={board} readAt={readAt} />
      </div>
    </Card>
  )
}
