// Page of a product in the coin shop: description, price, reasons why it cannot be redeemed, and two buttons, to redeem
// it and to save coins for it.
import Bell from 'lucide-react/icons/bell'
import Heart from 'lucide-react/icons/heart'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMallProduct, useSetMallWish } from '#generated/hooks/coins.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { MallProduct } from '#generated/schema.d.ts'
import { isScarce } from '#src/domain/offers/scarce.ts'
import { ItemDescription } from '#src/domain/offers/ItemDescription.tsx'
import { deliveryFact, itemFacts } from '#src/domain/offers/itemFacts.tsx'
import { Unlock } from '#src/domain/offers/optionalUnlock.tsx'
import { withoutLevel } from '#src/domain/offers/unlock.ts'
import { valueText } from '#src/domain/offers/valueText.ts'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { Reasons } from '#src/runtime/format/Reasons.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { ActionBar } from '#src/ui/frames/ActionBar.tsx'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { MallHead } from './MallHead.tsx'
import { filterOf } from './filter.ts'
import { SavingText } from './SavingText.tsx'

const route = getRouteApi('/_default/pointsMall')

export function ProductPage({ productId }: { productId: string }) {
  const { data: product } = useGetMallProduct({ id: productId })
  const { name, price } = product
  const up = { search: filterOf(route.useSearch()), label: <FormattedMessage id="coins.mall.title" /> }
  return (
    <>
      <MallHead title={name} intro={<CoinAmount coins={price} size="large" />} up={up} />
      <Columns even aside={<Terms product={product} />}>
        <ItemDescription item={product} />
      </Columns>
      {product.eligibility.ok && (
        <ActionBar className="mt-4 tablet:hidden">
          <RedeemLink product={product} />
        </ActionBar>
      )}
    </>
  )
}

const RedeemLink = ({ product: { id, delivery, price } }: { product: MallProduct }) => (
  <Link
    to="/pointsMall"
    search={{ product: id, step: delivery === 'parcel' ? 'address' : 'summary' }}
    className={buttonClass()}
  >
    <FormattedMessage id="coins.redeem" values={{ coins: price }} />
  </Link>
)

function Terms({ product }: { product: MallProduct }) {
  const { data: member } = useGetMyMembership()
  const { money } = useFormats()
  const { remaining, perMember, redeemed, delivery, deliveryDays } = product
  const value = valueText(money, product)
  const { unlock, saving, wished, eligibility } = product
  return (
    <Card as="section" className="max-tablet:py-2">
      <Facts
        compact
        facts={[
          ...itemFacts(product.facts),
          // A delivery time already says that the product is sent as a parcel.
          ...(deliveryDays
            ? deliveryFact(deliveryDays)
            : [
                {
                  id: 'delivery',
                  name: <FormattedMessage id="coins.mall.delivery" />,
                  value: <FormattedMessage id="coins.mall.delivery.how" values={{ delivery }} />,
                },
              ]),
          ...(value === undefined
            ? []
            : [{ id: 'value', name: <FormattedMessage id="item.value" />, value }]),
          // Omit the stock of a sold-out product, because the reasons below mention it.
          ...(remaining > 0 && isScarce(remaining)
            ? [
                {
                  id: 'stock',
                  name: <FormattedMessage id="coins.mall.stock" />,
                  value: <FormattedMessage id="coins.mall.left" values={{ count: remaining }} />,
                },
              ]
            : []),
          {
            id: 'limit',
            name: <FormattedMessage id="coins.mall.limit" />,
            value: <FormattedMessage id="coins.mall.limit.of" values={{ redeemed, perMember }} />,
          },
        ]}
      />
      <div className="mt-4 grid gap-3">
        {saving && (
          <p className="rounded-panel bg-blush p-4 font-semibold">
            <SavingText saving={saving} />
          </p>
        )}
        {unlock && <Unlock unlock={unlock} />}
        <Reasons eligibility={unlock ? withoutLevel(eligibility) : eligibility} timeZone={member.timeZone} />
        {eligibility.ok && (
          // Hide this button on phones, because an action bar at the bottom of the screen then contains the button.
          <div className="grid max-tablet:hidden">
            <RedeemLink product={product} />
          </div>
        )}
        {(saving || wished || remaining === 0) && <WishButton product={product} />}
      </div>
    </Card>
  )
}

/** Button to save coins for the product. The hub notifies the member when a sold-out product is available again. */
function WishButton({ product: { id, wished, remaining } }: { product: MallProduct }) {
  const { formatMessage } = useIntl()
  const wish = useSetMallWish()
  const isChanging = useIsUpdating(wish)
  const { Icon, set, unset } = remaining === 0 ? waiting : saving
  return (
    <>
      {wished && remaining === 0 && (
        <p>
          <FormattedMessage id="coins.wish.notify.waiting" />
        </p>
      )}
      <Button
        full
        variant={wished ? 'soft' : 'quiet'}
        icon={<Icon aria-hidden className={wished ? 'size-5 fill-current' : 'size-5'} />}
        pending={isChanging}
        pendingLabel={formatMessage({ id: 'form.pending' })}
        onClick={() => wish.mutate({ productId: wished ? null : id })}
      >
        <FormattedMessage id={wished ? unset : set} />
      </Button>
    </>
  )
}

const saving = { Icon: Heart, set: 'coins.wish.set', unset: 'coins.wish.unset' } as const
const waiting = { Icon: Bell, set: 'coins.wish.notify', unset: 'coins.wish.notify.stop' } as const
