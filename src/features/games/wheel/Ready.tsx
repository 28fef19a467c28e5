// Content below the wheel before a turn: the number of tickets, or an explanation of how to get a ticket.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Draw } from '#generated/schema.d.ts'
import type { CallError } from '#src/client/errors.ts'
import { RefusalNotice } from '#src/runtime/format/RefusalNotice.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { linkClass } from '#src/ui/actions/link.ts'

type ReadyProps = {
  page: Draw
  days: readonly number[]
  error: CallError | null
  isPlaying: boolean
  /** True after another ticket was opened on this page. */
  isNext: boolean
  onTurn: () => void
}

export function Ready({ page: { draw, ticketIds }, days, error, isPlaying, isNext, onTurn }: ReadyProps) {
  const intl = useIntl()
  const { data: member } = useGetMyMembership()
  const toDraw = (
    <Link to="/gifts/luckyDraw" search={{ draw: draw.draw }} className={linkClass}>
      <FormattedMessage id="games.wheel.draw" />
    </Link>
  )
  const notice = error && (
    <RefusalNotice
      error={error}
      timeZone={member.timeZone}
      unsure={<FormattedMessage id="games.draw.play.unsure" />}
      instead={toDraw}
    />
  )
  if (error?.refusal) return notice
  if (!isPlaying && !error && (ticketIds.length === 0 || !draw.eligibility.ok))
    return (
      <>
        {!isNext && (
          <p className="text-ink-soft">
            <FormattedMessage
              id="games.wheel.none"
              values={{ days: intl.formatList(days.map((day) => intl.formatNumber(day))) }}
            />
          </p>
        )}
        <p>{toDraw}</p>
      </>
    )
  return (
    <>
      {notice}
      {!isNext && (
        <>
          <p className="font-semibold">
            <FormattedMessage id="games.draw.tickets.title" values={{ tickets: draw.tickets }} />
          </p>
          <p className="text-ink-soft">
            <FormattedMessage id="games.draw.play.text" />
          </p>
        </>
      )}
      <Button
        full
        variant={isNext ? 'soft' : 'primary'}
        pending={isPlaying}
        pendingLabel={intl.formatMessage({ id: 'form.pending' })}
        onClick={onTurn}
      >
        {isNext ? (
          <FormattedMessage id="games.wheel.again" values={{ tickets: draw.tickets }} />
        ) : (
          <FormattedMessage id="games.wheel.turn" />
        )}
      </Button>
    </>
  )
}
