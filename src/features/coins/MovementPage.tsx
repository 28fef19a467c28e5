// `/coins/detail?id=`: shows one movement, the balance after the movement, and the lots of coins that the movement
// used.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetCoinMovement } from '#generated/hooks/coins.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { CoinMovementDetail } from '#generated/schema.d.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'

export function MovementPage({ id }: { id: string }) {
  const { data } = useGetCoinMovement({ id })
  return (
    <>
      <PageHead
        back={
          <BackLink
            label={<FormattedMessage id="coins.history.title" />}
            render={(props) => <Link to="/coins/detail" {...props} />}
          />
        }
        title={<FormattedMessage id="coins.movement.title" />}
      />
      <Columns after={<Lots detail={data} />}>
        <Movement detail={data} />
      </Columns>
    </>
  )
}

function Movement({ detail: { movement } }: { detail: CoinMovementDetail }) {
  const { instant } = useFormats()
  const { data: member } = useGetMyMembership()
  const { kind, amount, balance, at, reason } = movement
  return (
    <Card as="section">
      <h2 className="title-card">{reason.subject ?? reason.label}</h2>
      <p className="mt-1 mb-2 title-hero">
        <CoinAmount coins={amount} signed size="large" />
      </p>
      <Facts
        facts={[
          {
            id: 'kind',
            name: <FormattedMessage id="coins.movement.kind" />,
            value: <FormattedMessage id="coins.kind" values={{ kind }} />,
          },
          { id: 'reason', name: <FormattedMessage id="coins.movement.for" />, value: reason.label },
          {
            id: 'at',
            name: <FormattedMessage id="coins.movement.at" />,
            value: instant(at, member.timeZone),
          },
          {
            id: 'balance',
            name: <FormattedMessage id="coins.movement.balance" />,
            value: <CoinAmount coins={balance} size="small" />,
            sum: true,
          },
        ]}
      />
    </Card>
  )
}

function Lots({ detail: { movement, lots } }: { detail: CoinMovementDetail }) {
  const { date } = useFormats()
  if (lots.length === 0) return null
  return (
    <Card as="section" tone="blush">
      <h2 className="title-card">
        <FormattedMessage id="coins.lots" values={{ kind: movement.kind }} />
      </h2>
      <Facts
        facts={lots.map(({ expiresOn, amount, remaining }) => ({
          id: expiresOn,
          name: <FormattedMessage id="coins.lot" values={{ date: date(expiresOn, 'medium') }} />,
          value: (
            <>
              <CoinAmount coins={Math.abs(amount)} size="small" />
              <span className="block text-sm text-ink-soft">
                <FormattedMessage id="coins.lot.left" values={{ coins: remaining }} />
              </span>
            </>
          ),
        }))}
      />
    </Card>
  )
}
