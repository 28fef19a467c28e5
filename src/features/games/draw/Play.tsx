// Primary button of a draw: opens a ticket of the member, or buys a ticket and shows its price.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { PRICE_CHANGED } from '#generated/codes.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Draw } from '#generated/schema.d.ts'
import { RefusalNotice } from '#src/runtime/format/RefusalNotice.tsx'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import type { Purchase } from './usePurchase.ts'

type PlayProps = { page: Draw; purchase: Purchase }

export function Play({ page, purchase }: PlayProps) {
  const { draw, ticketIds } = page
  const [ticket] = ticketIds
  if (ticket === undefined) return <Buy page={page} purchase={purchase} />
  return (
    <Link to="/gifts/luckyDraw" search={{ draw: draw.draw, ticket }} className={buttonClass({ full: true })}>
      <FormattedMessage id="games.draw.play" values={{ tickets: draw.tickets }} />
    </Link>
  )
}

export function Buy({ page: { draw, ticketIds }, purchase: { error, isBuying, buyOne } }: PlayProps) {
  const { formatMessage } = useIntl()
  const { data: member } = useGetMyMembership()
  const isMore = ticketIds.length > 0
  return (
    <div className="grid gap-3">
      {error && (
        <RefusalNotice
          error={error}
          timeZone={member.timeZone}
          unsure={<FormattedMessage id="games.draw.buy.unsure" />}
          instead={
            <Link to="/gifts/luckyDraw" className={linkClass}>
              <FormattedMessage id="games.draw.others" />
            </Link>
          }
        />
      )}
      {(!error?.refusal || error.hasCode(PRICE_CHANGED)) && (
        <Button
          full
          variant={isMore ? 'soft' : 'primary'}
          pending={isBuying}
          pendingLabel={formatMessage({ id: 'form.pending' })}
          onClick={buyOne}
        >
          <FormattedMessage
            id={isMore ? 'games.draw.more' : 'games.draw.buy'}
            values={{ coins: draw.price }}
          />
        </Button>
      )}
    </div>
  )
}
