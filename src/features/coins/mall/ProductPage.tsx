// Page of a product in the coin shop: description, price, reasons why it cannot be redeemed, and two buttons, to redeem
// it and to save coins for it.
import Heart from 'lucide-react/icons/heart'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMallProduct, useSetMallWish } from '#generated/hooks/coins.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { MallProduct } from '#generated/schema.d.ts'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { Reasons } from '#src/runtime/format/Reasons.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { ActionBar } from '#src/ui/frames/ActionBar.tsx'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { MallHead } from './MallHead.tsx'
import { scarce } from './states.ts'
import { SavingText } from './SavingText.tsx'

export function ProductPage({ productId }: { productId: string }) {
  const { data: product } = useGetMallProduct({ id: productId })
  const { name, text, picture, photo, price } = product
  return (
    <>
      <MallHead title={name} intro={<CoinAmount coins={price} size="large" />} />
      <Columns even aside={<Terms product={product} />}>
        <Card as="section" padding="none">
          <Drawing src={picture} photo={photo} className="aspect-[6/5] w-full bg-blush object-cover" />
          <p className="p-5 tablet:p-6">{text}</p>
        </Card>
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
  const { remaining, perMember, redeemed, delivery, saving, wished, eligibility } = product
  return (
    <Card as="section">
      <Facts
        facts={[
          {
            id: 'delivery',
            name: <FormattedMessage id="coins.mall.delivery" />,
            value: <FormattedMessage id="coins.mall.delivery.how" values={{ delivery }} />,
          },
          // Omit the stock of a sold-out product, because the reasons below mention it.
          ...(remaining > 0 && remaining < scarce
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
        <Reasons eligibility={eligibility} timeZone={member.timeZone} />
        {eligibility.ok && (
          // Hide this button on phones, because an action bar at the bottom of the screen then contains the button.
          <div className="grid max-tablet:hidden">
            <RedeemLink product={product} />
          </div>
        )}
        {(saving || wished) && <WishButton product={product} />}
      </div>
    </Card>
  )
}

function WishButton({ product: { id, wished } }: { product: MallProduct }) {
  const { formatMessage } = useIntl()
  const wish = useSetMallWish()
  const isChanging = useIsUpdating(wish)
  return (
    <Button
      full
      variant={wished ? 'soft' : 'quiet'}
      icon={<Heart aria-hidden className={wished ? 'size-5 fill-current' : 'size-5'} />}
      pending={isChanging}
      pendingLabel={formatMessage({ id: 'form.pending' })}
      onClick={() => wish.mutate({ productId: wished ? null : id })}
    >
      <FormattedMessage id={wished ? 'coins.wish.unset' : 'coins.wish.set'} />
    </Button>
  )
}
