// Coins that expire soon, laid onto what they can still become.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CoinRescue } from '../../../generated/schema.d.ts'
import { useFormats } from '../../runtime/format/useFormats.ts'
import { Drawing } from '../../runtime/layout/Drawing.tsx'
import { Card } from '../../ui/Card.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { linkClass } from '../../ui/link.ts'
import { CoinAmount } from '../../runtime/format/CoinAmount.tsx'

export function RescueCard({ rescue: { amount, date, products } }: { rescue: CoinRescue }) {
  const { formatMessage } = useIntl()
  const { date: dateText } = useFormats()
  return (
    <Card as="section" tone="blush">
      <h2 className="title-card">
        <FormattedMessage id="coins.rescue" values={{ coins: amount, date: dateText(date) }} />
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        <FormattedMessage id={products.length > 0 ? 'coins.rescue.text' : 'coins.rescue.none'} />
      </p>
      {products.length > 0 ? (
        <List label={formatMessage({ id: 'coins.rescue.products' })}>
          {products.map(({ id, name, picture, price }) => (
            <ListRow
              key={id}
              start={<Drawing src={picture} lazy className="size-14 rounded-control bg-blush object-cover" />}
              title={name}
              text={<CoinAmount coins={price} size="small" />}
              render={(row) => <Link to="/pointsMall" search={{ product: id }} {...row} />}
            />
          ))}
        </List>
      ) : (
        <Link to="/games/normalCheckIn" className={linkClass}>
          <FormattedMessage id="coins.collect" />
        </Link>
      )}
    </Card>
  )
}
