// Page of an order: items, total price, earned points, and parcels.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetOrder } from '#generated/hooks/orders.ts'
import type { Money, Order } from '#generated/schema.d.ts'
import { MemberTime } from '#src/domain/parcels/MemberTime.tsx'
import { ShopTime } from '#src/domain/parcels/ShopTime.tsx'
import { shopZoneName } from '#src/domain/parcels/shopTime.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { ShopButton } from '#src/domain/shop/ShopButton.tsx'
import { ParcelCard } from '#src/domain/parcels/ParcelCard.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Badge } from '#src/ui/content/Badge.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Facts, Stats, type Fact } from '#src/ui/content/Facts.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { Unbroken } from '#src/ui/content/Unbroken.tsx'
import { BackLink, PageHead, SectionHead } from '#src/ui/frames/PageHead.tsx'
import { ItemPicture } from '#src/domain/parcels/ItemPicture.tsx'
import { TestBadge } from './TestBadge.tsx'
import { orderStates } from './orderStates.ts'

export function OrderDetail({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  const { data: order } = useGetOrder({ id })
  const { name, tone } = orderStates[order.state]
  return (
    <>
      <PageHead
        back={
          <BackLink
            label={<FormattedMessage id="orders.title" />}
            render={(props) => <Link to="/order" {...props} />}
          />
        }
        title={
          <FormattedMessage id="orders.order" values={{ number: <Unbroken>{order.number}</Unbroken> }} />
        }
        intro={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Badge tone={tone}>
              <FormattedMessage id={name} />
            </Badge>
            {order.isTest && <TestBadge />}
            <span>
              <FormattedMessage
                id="orders.time.yours"
                values={{ time: <MemberTime instant={order.placedAt} /> }}
              />
            </span>
          </span>
        }
        ways={<PlacedAtShop instant={order.placedAt} />}
      />
      <Columns
        aside={
          <Card as="section">
            <h2 className="title-card">
              <FormattedMessage id="orders.sums" />
            </h2>
            <Sums order={order} />
            {order.shopPath !== null && (
              <ShopButton place={order.shopPath} variant="soft" full>
                <FormattedMessage id="orders.inShop" />
              </ShopButton>
            )}
          </Card>
        }
        after={
          <div className="grid grid-cols-1 gap-4 last-spans empty:hidden tablet:grid-cols-2 tablet:gap-6">
            {!order.isTest && <Earned order={order} />}
            {order.state === 'delivered' && <LongerWarranty />}
          </div>
        }
      >
        {order.parcels.map((parcel) => (
          <ParcelCard key={parcel.id} parcel={parcel} />
        ))}
        {order.parcels.length === 0 && order.state === 'paid' && <NotSentYet />}
        <section>
          <SectionHead title={<FormattedMessage id="orders.held" />} />
          <List label={formatMessage({ id: 'orders.held' })}>
            {order.items.map((item, place) => (
              <Item key={place} item={item} />
            ))}
          </List>
        </section>
      </Columns>
    </>
  )
}

/** Shows when the member placed the order in the time zone of the shop, on request. */
const PlacedAtShop = ({ instant }: { instant: string }) => (
  <details className="text-sm text-ink-soft">
    <summary className={`${linkClass} cursor-pointer [&::-webkit-details-marker]:hidden`}>
      <FormattedMessage id="orders.zone.show" />
    </summary>
    <p>
      <FormattedMessage
        id="orders.time.shop"
        values={{ time: <ShopTime instant={instant} />, zone: shopZoneName(useIntl()) }}
      />
    </p>
  </details>
)

function Item({ item }: { item: Order['items'][number] }) {
  const { money } = useFormats()
  const { name, nameLang, variant, variantLang, quantity, price, picture } = item
  return (
    <ListRow
      start={<ItemPicture src={picture} />}
      title={<span lang={nameLang}>{name}</span>}
      text={
        <FormattedMessage
          id={variant === null ? 'orders.item' : 'orders.item.variant'}
          values={{
            variant: <span lang={variantLang}>{variant}</span>,
            quantity,
            price: money(price.amount, price.currency),
          }}
        />
      }
      end={<span className="amount">{money(price.amount * quantity, price.currency)}</span>}
    />
  )
}

function Sums({ order }: { order: Order }) {
  const { money } = useFormats()
  const { subtotal, discount, shipping, total, refunded, voucherCodes } = order
  const text = ({ amount, currency }: Money) => money(amount, currency)
  const less = ({ amount, currency }: Money) => money(-amount, currency)
  const facts: Fact[] = [
    { id: 'subtotal', name: <FormattedMessage id="orders.subtotal" />, value: text(subtotal) },
    ...(discount.amount > 0
      ? [{ id: 'discount', name: <FormattedMessage id="orders.discount" />, value: less(discount) }]
      : []),
    ...(voucherCodes.length > 0
      ? [
          {
            id: 'vouchers',
            name: <FormattedMessage id="orders.vouchers" values={{ count: voucherCodes.length }} />,
            value: voucherCodes.map((code) => (
              <span key={code} className="block">
                <Unbroken>{code}</Unbroken>
              </span>
            )),
          },
        ]
      : []),
    {
      id: 'shipping',
      name: <FormattedMessage id="orders.shipping" />,
      value: shipping.amount > 0 ? text(shipping) : <FormattedMessage id="orders.shipping.free" />,
    },
    { id: 'total', name: <FormattedMessage id="orders.total" />, value: text(total), sum: true },
    ...(refunded.amount > 0
      ? [{ id: 'refunded', name: <FormattedMessage id="orders.refunded" />, value: text(refunded) }]
      : []),
  ]
  return <Facts facts={facts} />
}

function Earned({ order: { earned, owed, state, isPaid } }: { order: Order }) {
  const { number } = useFormats()
  const coming = !isPaid && state !== 'cancelled' && earned.coins === 0
  if (!coming && earned.coins === 0 && earned.points === 0 && owed === 0) return null
  return (
    <Card as="section">
      <h2 className="mb-3 title-card">
        <FormattedMessage id="orders.earned" />
      </h2>
      {coming ? (
        <p className="text-ink-soft">
          <FormattedMessage id="orders.earned.later" />
        </p>
      ) : (
        <Stats
          stats={[
            { id: 'coins', name: <FormattedMessage id="orders.coins" />, value: number(earned.coins) },
            { id: 'points', name: <FormattedMessage id="orders.points" />, value: number(earned.points) },
          ]}
        />
      )}
      {owed > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          <FormattedMessage id="orders.owed" values={{ coins: owed }} />
        </p>
      )}
    </Card>
  )
}

const LongerWarranty = () => (
  <Card as="section" tone="blush">
    <h2 className="title-card">
      <FormattedMessage id="orders.warranty" />
    </h2>
    <p className="mt-1 mb-4 text-ink-soft">
      <FormattedMessage id="orders.warranty.text" />
    </p>
    <Link to="/products/register" className={buttonClass({ variant: 'quiet', full: true })}>
      <FormattedMessage id="orders.warranty.go" />
    </Link>
  </Card>
)

const NotSentYet = () => (
  <Card as="section" tone="blush">
    <h2 className="title-card">
      <FormattedMessage id="orders.notSent" />
    </h2>
    <p className="mt-1 text-ink-soft">
      <FormattedMessage id="orders.notSent.text" />
    </p>
  </Card>
)
