// Paginated list of orders, newest first.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListOrders } from '#generated/hooks/orders.ts'
import type { OrderSummary } from '#generated/schema.d.ts'
import { NoOrdersScene } from '#src/art/scenes/NoOrdersScene.tsx'
import { MemberTime } from '#src/domain/parcels/MemberTime.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { BackToMe } from '#src/runtime/layout/BackLinks.tsx'
import { MorePages } from '#src/runtime/layout/MorePages.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Badge } from '#src/ui/content/Badge.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { Unbroken } from '#src/ui/content/Unbroken.tsx'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { ItemPicture } from '#src/domain/parcels/ItemPicture.tsx'
import { TestBadge } from './TestBadge.tsx'
import { orderStates } from './orderStates.ts'

export function OrderList() {
  const { formatMessage } = useIntl()
  const list = useListOrders()
  const orders = list.data.pages.flatMap(({ items }) => items)
  const title = <FormattedMessage id="orders.title" />
  if (orders.length === 0)
    return (
      <>
        <PageHead back={<BackToMe />} title={title} />
        <EmptyState
          art={<NoOrdersScene />}
          title={<FormattedMessage id="orders.none" />}
          text={<FormattedMessage id="orders.none.text" />}
          action={
            <Link to="/contact" className={buttonClass({ variant: 'soft' })}>
              <FormattedMessage id="orders.missing.ask" />
            </Link>
          }
        />
      </>
    )
  return (
    <>
      <PageHead back={<BackToMe />} title={title} intro={<FormattedMessage id="orders.intro" />} />
      <Columns after={<Missing />}>
        <div>
          <List columns label={formatMessage({ id: 'orders.title' })}>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </List>
          <MorePages list={list} />
        </div>
      </Columns>
    </>
  )
}

function OrderRow({ order }: { order: OrderSummary }) {
  const { money } = useFormats()
  const { id, number, placedAt, state, isTest, total, itemCount, pictures } = order
  const { name, tone } = orderStates[state]
  return (
    <ListRow
      start={<ItemPicture src={pictures[0]} />}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            <FormattedMessage id="orders.order" values={{ number: <Unbroken>{number}</Unbroken> }} />
          </span>
          <Badge tone={tone}>
            <FormattedMessage id={name} />
          </Badge>
          {isTest && <TestBadge />}
        </span>
      }
      text={
        <>
          <MemberTime instant={placedAt} shows="date" />
          {' · '}
          <span className="whitespace-nowrap">
            <FormattedMessage id="orders.items" values={{ count: itemCount }} />
          </span>
        </>
      }
      end={<span className="amount text-lg">{money(total.amount, total.currency)}</span>}
      render={(props) => <Link to="/order" search={{ id }} {...props} />}
    />
  )
}

/** Shows help for members who do not find an order in the list. */
const Missing = () => (
  <p className="max-w-read text-ink-soft">
    <span className="font-semibold">
      <FormattedMessage id="orders.missing" />
    </span>{' '}
    <span>
      <FormattedMessage id="orders.missing.text" />
    </span>{' '}
    <Link to="/contact" className={linkClass}>
      <FormattedMessage id="orders.missing.ask" />
    </Link>
  </p>
)
