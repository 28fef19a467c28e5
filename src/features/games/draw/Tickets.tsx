// Section about the member's tickets in a draw: unopened tickets, the number of tickets that the member can still buy
// today, and a link to the results.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Draw } from '#generated/schema.d.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Buy, Play } from './Play.tsx'
import type { Purchase } from './usePurchase.ts'

type TicketsProps = { page: Draw; purchase: Purchase }

export function Tickets({ page, purchase }: TicketsProps) {
  const { data: member } = useGetMyMembership()
  const { draw, ticketIds, boughtToday } = page
  const isOpen = draw.eligibility.ok
  return (
    <Card as="section" aria-labelledby="tickets" className="grid content-start gap-4">
      <h2 id="tickets" className="title-card">
        <FormattedMessage id="games.draw.tickets.title" values={{ tickets: draw.tickets }} />
      </h2>
      {/* Hide this button on phones, because an action bar at the bottom of the screen then contains the button. */}
      {purchase.canPlay && (
        <div className="grid max-tablet:hidden">
          <Play page={page} purchase={purchase} />
        </div>
      )}
      {isOpen && <CannotBuy {...purchase} />}
      {isOpen && ticketIds.length > 0 && purchase.canBuy && <Buy page={page} purchase={purchase} />}
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
      <Mine draw={draw.draw} />
    </Card>
  )
}

/** Links to the prizes that the member has won in the draw. */
export const Mine = ({ draw }: { draw: string }) => (
  <Link to="/gifts/luckyDraw" search={{ draw, mine: true }} className={linkClass}>
    <FormattedMessage id="games.draw.mine" />
  </Link>
)

function CannotBuy({ isFull, missing }: Pick<Purchase, 'isFull' | 'missing'>) {
  if (isFull)
    return (
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="games.draw.today.full" />
      </p>
    )
  if (missing === 0) return null
  return (
    <div className="text-sm text-ink-soft">
      <p>
        <FormattedMessage id="games.draw.missing" values={{ coins: missing }} />
      </p>
      <Link to="/games" className={linkClass}>
        <FormattedMessage id="reason.link.coins" />
      </Link>
    </div>
  )
}
