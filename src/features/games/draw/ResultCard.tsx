// Shows the prize that a ticket won, a link to the page with the member's prizes of this kind (such as the vouchers
// page), and links to draw again and to verify the draw.
import { useEffect, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetMyLuckyGift } from '#generated/hooks/games.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Draw } from '#generated/schema.d.ts'
import { ShareCard } from '#src/domain/sharing/ShareCard.tsx'
import { vibrate } from '#src/runtime/app/vibration.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { PageLink } from '#src/runtime/layout/PageLink.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Confetti } from '#src/ui/feedback/Confetti.tsx'
import { places } from './places.ts'
import { shortTicket } from './shortTicket.ts'
import { WonCoins } from './WonCoins.tsx'

type ResultCardProps = {
  page: Draw
  resultId: string
  /** True if the ticket was just opened: the prize is then announced, and celebrated if its stock is limited. */
  isNew: boolean
}

export function ResultCard({ page: { draw, gifts, ticketIds }, resultId, isNew }: ResultCardProps) {
  const { instant } = useFormats()
  const { data: member } = useGetMyMembership()
  const { data: result } = useGetMyLuckyGift({ id: resultId })
  const { prize, drawn, ticket, claimAt, drawnAt } = result
  const isWin = gifts.some(({ prize: { id }, stock }) => id === prize.id && stock !== null)
  const instead = drawn === prize.id ? undefined : gifts.find((gift) => gift.prize.id === drawn)?.prize.name
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Move the focus to the prize for screen readers, because the clicked button has disappeared.
    if (isNew) heading.current?.focus()
    if (isNew && isWin) vibrate()
  }, [isNew, isWin])
  return (
    <Card as="section" className="isolate flex flex-col items-center gap-4 text-center">
      <span className="relative">
        {isNew && isWin && <Confetti />}
        <Drawing
          src={prize.picture}
          photo={prize.photo}
          className="relative size-44 animate-rise rounded-card bg-blush object-cover motion-reduce:animate-none"
        />
      </span>
      <h2 ref={heading} tabIndex={-1} className="title-page outline-none">
        <FormattedMessage id="games.draw.won" values={{ prize: prize.name }} />
      </h2>
      {instead !== undefined && (
        <p>
          <FormattedMessage id="games.draw.instead" values={{ drawn: instead, prize: prize.name }} />
        </p>
      )}
      <p className="text-ink-soft">
        <FormattedMessage id="games.draw.where" values={{ place: places[claimAt] }} />
      </p>
      <WonCoins claimAt={claimAt} />
      <p className="text-sm text-ink-soft">
        <FormattedMessage
          id="games.draw.drawnAt"
          values={{ date: instant(drawnAt, member.timeZone), ticket: shortTicket(ticket) }}
        />
      </p>
      {isWin && <ShareCard kind="prize" id={resultId} />}
      <div className="grid w-full gap-3">
        <PageLink to={claimAt}>
          <FormattedMessage id="games.draw.claim" values={{ place: places[claimAt] }} />
        </PageLink>
        {draw.eligibility.ok && ticketIds[0] !== undefined && (
          <Link
            to="/gifts/luckyDraw"
            search={{ draw: draw.draw, ticket: ticketIds[0] }}
            className={buttonClass({ variant: 'soft' })}
          >
            <FormattedMessage id="games.draw.again" values={{ tickets: draw.tickets }} />
          </Link>
        )}
        {draw.state === 'over' ? (
          <Link
            to="/gifts/luckyDraw"
            search={{ draw: draw.draw, verify: true, ticket }}
            className={buttonClass({ variant: 'quiet' })}
          >
            <FormattedMessage id="games.check.one" />
          </Link>
        ) : (
          <Link
            to="/gifts/luckyDraw"
            search={{ draw: draw.draw, mine: true }}
            className={buttonClass({ variant: 'quiet' })}
          >
            <FormattedMessage id="games.draw.mine" />
          </Link>
        )}
      </div>
    </Card>
  )
}
