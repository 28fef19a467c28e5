// Confirmation of a registered purchase: its data, its reward, and the next step.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useListGiftRegistrations } from '#generated/hooks/activities.ts'
import { GiftRegisteredScene } from '#src/art/scenes/GiftRegisteredScene.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { Products } from './Products.tsx'
import { PurchaseHead } from './PurchaseHead.tsx'
import { RewardText } from './RewardText.tsx'

export function Receipt({ id }: { id: string }) {
  const { date } = useFormats()
  const { data: list } = useListGiftRegistrations()
  const registration = list.pages.flatMap(({ items }) => items).find((each) => each.id === id)
  // Show the product list if the registration belongs to another member, or is not on the loaded pages of the list.
  if (!registration) return <Products isMember />
  const { product, orderNumber, purchasedOn, reward } = registration
  return (
    <>
      <PurchaseHead
        title={<FormattedMessage id="activities.purchase.sent" />}
        intro={<FormattedMessage id="activities.purchase.sent.text" />}
      />
      <Columns
        aside={
          <Card as="aside" tone="blush" className="grid place-items-center max-tablet:hidden">
            <GiftRegisteredScene className="w-full max-w-72" />
          </Card>
        }
      >
        <Card as="section">
          <Facts
            facts={[
              { id: 'product', name: <FormattedMessage id="activities.purchase.product" />, value: product },
              {
                id: 'order',
                name: <FormattedMessage id="activities.purchase.order" />,
                value: <span className="wrap-anywhere">{orderNumber}</span>,
              },
              {
                id: 'day',
                name: <FormattedMessage id="activities.purchase.day" />,
                value: date(purchasedOn),
              },
              {
                id: 'reward',
                name: <FormattedMessage id="activities.purchase.brings" />,
                value: <RewardText reward={reward} />,
              },
            ]}
          />
        </Card>
        <Link to="/activity/registerGift" className={buttonClass({ variant: 'soft' })}>
          <FormattedMessage id="activities.purchase.another" />
        </Link>
      </Columns>
    </>
  )
}
