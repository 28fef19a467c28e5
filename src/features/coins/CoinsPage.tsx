// `/coins`, main page of the rewards tab: balance, expiry dates, and products that the member can get now.
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '@tanstack/react-router'
import { useGetCoins } from '#generated/hooks/coins.ts'
import { Columns } from '#src/ui/content/Columns.tsx'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { AffordableProducts, ProductsToSaveFor } from './AffordableProducts.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import type { CoinRescue, Coins as CoinsHeld } from '#generated/schema.d.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Area } from '#src/runtime/layout/Area.tsx'

type CoinsPageProps = {
  /** Links to vouchers, gifts and other rewards. */
  links: ReactNode
  /** Card that offers coins for a registered purchase. */
  more: ReactNode
}

export function CoinsPage({ links, more }: CoinsPageProps) {
  const { data: coins } = useGetCoins()
  const hasExpiry = coins.expiring.length > 0
  const hasAside = hasExpiry || coins.rescue !== null
  return (
    <>
      <PageHead title={<FormattedMessage id="coins.title" />} />
      <Columns
        aside={
          <>
            {coins.rescue && <RescueCard rescue={coins.rescue} />}
            {hasExpiry && <ExpiryCard coins={coins} />}
            {!hasAside && more}
            <Area>
              <ProductsToSaveFor />
            </Area>
          </>
        }
        after={hasAside && more}
      >
        <BalanceCard coins={coins} />
        <Area>
          <AffordableProducts />
        </Area>
        {links}
      </Columns>
    </>
  )
}

/** Lists how many coins expire on which date, in the member's time zone. */
function ExpiryCard({ coins: { expiring } }: { coins: Pick<CoinsHeld, 'expiring'> }) {
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

/** Shows the number of coins that expire soon, and products that the member can still buy with these coins. */
function RescueCard({ rescue: { amount, date, products } }: { rescue: CoinRescue }) {
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
