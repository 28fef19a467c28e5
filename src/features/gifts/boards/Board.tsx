// Card of a gift board, which is a group of gifts for one occasion: shows the occasion and some of the gifts. Shows the
// number of available gifts and the closing date, or the ineligibility reasons and the opening date.
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { getGiftBoards } from '#generated/calls/gifts.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { GiftBoard } from '#generated/schema.d.ts'
import { useReadAgain } from '#src/runtime/app/useReadAgain.ts'
import { TimeLeft } from '#src/runtime/format/TimeLeft.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { OpenUntil } from '../OpenUntil.tsx'
import { IneligibilityReasons } from '../IneligibilityReasons.tsx'
import { linkToBoard } from './linkToBoard.ts'

type BoardProps = {
  board: GiftBoard
  /** Time at which the data was loaded, in ms since 1970. */
  readAt: number
}

export function Board({ board, readAt }: BoardProps) {
  const { data: member } = useGetMyMembership()
  const { kind, gifts, open, pictures, closesAt, eligibility } = board
  return (
    <section className="@container">
      <Card
        padding="snug"
        className="grid gap-3 transition-colors hover:border-line-strong @min-[30rem]:grid-cols-[minmax(0,1fr)_auto] @min-[30rem]:items-center"
      >
        <div className="grid content-start justify-items-start gap-1">
          <h2 className="flex items-center gap-1 title-card">
            <Link {...linkToBoard(board)} className="after:absolute after:inset-0">
              <FormattedMessage id="gifts.kind" values={{ kind }} />
            </Link>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
          </h2>
          {open > 0 ? (
            <Badge tone="positive">
              <FormattedMessage id="gifts.boards.open" values={{ open, gifts }} />
            </Badge>
          ) : (
            <p className="text-sm text-ink-soft">
              <IneligibilityReasons eligibility={eligibility} timeZone={member.timeZone} />
            </p>
          )}
          {closesAt !== null && <OpenUntil closesAt={closesAt} />}
          <Window board={board} readAt={readAt} />
        </div>
        <div className="flex gap-2">
          {pictures.map((picture) => (
            <Drawing
              key={picture}
              src={picture}
              lazy
              className="size-16 rounded-control bg-blush object-cover lg:size-20"
            />
          ))}
        </div>
      </Card>
    </section>
  )
}

/** Shows a countdown until the board closes or opens. */
function Window({ board: { closesAt, eligibility }, readAt }: BoardProps) {
  const { formatMessage } = useIntl()
  const readAgain = useReadAgain(getGiftBoards.query())
  const until = closesAt ?? (eligibility.ok ? undefined : eligibility.nextDate)
  if (until === undefined) return null
  const label = formatMessage({ id: closesAt === null ? 'gifts.boards.opensIn' : 'gifts.boards.closesIn' })
  return <TimeLeft until={until} readAt={readAt} label={label} onEnd={readAgain} />
}
