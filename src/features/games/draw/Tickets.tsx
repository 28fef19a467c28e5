// The member's tickets of a draw: to be opened, and to be got for coins. Until the answer to a purchase has been seen, pressing
// again takes nothing twice, also after a reload.
import Ticket from 'lucide-react/icons/ticket'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useBuyDrawTickets } from '../../../../generated/hooks/games.ts'
import { useMyMembership } from '../../../../generated/hooks/membership.ts'
import type { Draw } from '../../../../generated/schema.d.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { useIsUpdating } from '../../../runtime/app/useIsUpdating.ts'
import { RefusalNotice } from '../../../runtime/format/RefusalNotice.tsx'
import { Button, buttonClass } from '../../../ui/actions/Button.tsx'
import { Card } from '../../../ui/content/Card.tsx'
import { Facts } from '../../../ui/content/Facts.tsx'
import { List, ListRow } from '../../../ui/content/List.tsx'
import { linkClass } from '../../../ui/actions/link.ts'
import { shortTicket } from './shortTicket.ts'

/** More than that wait without a row of their own. */
const rows = 5

export function Tickets({ page }: { page: Draw }) {
  const { formatMessage } = useIntl()
  const { data: member } = useMyMembership()
  const { draw, ticketIds, boughtToday } = page
  const isOpen = draw.eligibility.ok
  return (
    <Card as="section" aria-labelledby="tickets">
      <h2 id="tickets" className="title-card">
        <FormattedMessage id="games.draw.tickets.title" values={{ tickets: draw.tickets }} />
      </h2>
      {isOpen && ticketIds.length > 0 && (
        <>
          <div className="my-4">
            <List label={formatMessage({ id: 'games.draw.tickets.title' }, { tickets: draw.tickets })}>
              {ticketIds.slice(0, rows).map((ticket) => (
                <ListRow
                  key={ticket}
                  start={<Ticket aria-hidden className="size-5" />}
                  title={<FormattedMessage id="games.draw.ticket" values={{ ticket: shortTicket(ticket) }} />}
                  render={(row) => (
                    <Link to="/gifts/luckyDraw" search={{ draw: draw.draw, ticket }} {...row} />
                  )}
                />
              ))}
            </List>
          </div>
          <div className="grid max-tablet:hidden">
            <PlayLink drawId={draw.draw} ticket={String(ticketIds[0])} />
          </div>
        </>
      )}
      {(isOpen || draw.state === 'ahead') && (
        <Facts
          facts={[
            {
              id: 'price',
              name: <FormattedMessage id="games.draw.price" />,
              value: <FormattedMessage id="games.draw.coins" values={{ coins: draw.price }} />,
            },
            {
              id: 'today',
              name: <FormattedMessage id="games.draw.today" />,
              value: (
                <FormattedMessage
                  id="games.draw.today.of"
                  values={{ bought: boughtToday, most: draw.ticketsPerDay }}
                />
              ),
            },
            {
              id: 'held',
              name: <FormattedMessage id="games.draw.held" />,
              value: <FormattedMessage id="games.draw.coins" values={{ coins: member.coins }} />,
            },
          ]}
        />
      )}
      {isOpen && <Purchase page={page} />}
    </Card>
  )
}

export const PlayLink = ({ drawId, ticket }: { drawId: string; ticket: string }) => (
  <Link to="/gifts/luckyDraw" search={{ draw: drawId, ticket }} className={buttonClass()}>
    <FormattedMessage id="games.draw.play" />
  </Link>
)

function Purchase({ page: { draw, boughtToday, ticketIds } }: { page: Draw }) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const { data: member } = useMyMembership()
  const buy = useBuyDrawTickets({
    meta: { showsRefusals: true },
    onSuccess: () => toasts.show('positive', formatMessage({ id: 'games.draw.bought' })),
  })
  const isBuying = useIsUpdating(buy)
  const missing = draw.price - member.coins
  if (!isBuying && !buy.error && boughtToday >= draw.ticketsPerDay)
    return (
      <p className="mt-2 text-sm text-ink-soft">
        <FormattedMessage id="games.draw.today.full" />
      </p>
    )
  if (!isBuying && !buy.error && missing > 0)
    return (
      <div className="mt-2 text-sm text-ink-soft">
        <p>
          <FormattedMessage id="games.draw.missing" values={{ coins: missing }} />
        </p>
        <Link to="/games/normalCheckIn" className={linkClass}>
          <FormattedMessage id="reason.link.coins" />
        </Link>
      </div>
    )
  return (
    <div className="mt-3 grid gap-3">
      {buy.error && (
        <RefusalNotice
          error={buy.error}
          timeZone={member.timeZone}
          unsure={<FormattedMessage id="games.draw.buy.unsure" />}
          instead={
            <Link to="/gifts/luckyDraw" className={linkClass}>
              <FormattedMessage id="games.draw.others" />
            </Link>
          }
        />
      )}
      {!buy.error?.refusal && (
        <Button
          full
          variant={ticketIds.length > 0 ? 'soft' : 'primary'}
          pending={isBuying}
          pendingLabel={formatMessage({ id: 'form.pending' })}
          onClick={() => buy.mutate({ draw: draw.draw, count: 1 })}
        >
          <FormattedMessage id="games.draw.buy" values={{ coins: draw.price }} />
        </Button>
      )}
    </div>
  )
}
