// The balance by last day. Lots end with a day in UTC, everywhere at once: the date is shown as it is.
import { FormattedMessage } from 'react-intl'
import type { Coins as CoinsHeld } from '../../../generated/schema.d.ts'
import { useFormats } from '../../runtime/format/useFormats.ts'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { CoinAmount } from '../../runtime/format/CoinAmount.tsx'

export function ExpiryCard({ coins: { expiring } }: { coins: Pick<CoinsHeld, 'expiring'> }) {
  const { date } = useFormats()
  return (
    <Card as="section">
      <h2 className="title-card">
        <FormattedMessage id="coins.expiry" />
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        <FormattedMessage id="coins.expiry.rule" />
      </p>
      <Facts
        facts={expiring.map((lot) => ({
          id: lot.date,
          name: date(lot.date, 'medium'),
          value: <CoinAmount coins={lot.amount} size="small" />,
        }))}
      />
    </Card>
  )
}
