// First page of a gift registration: lists the products whose purchase can be registered, explains the steps, and shows
// the member's registrations.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListGiftProducts } from '#generated/hooks/activities.ts'
import type { GiftProduct } from '#generated/schema.d.ts'
import { UploadScene } from '#src/art/scenes/UploadScene.tsx'
import { PurchaseWays } from '#src/domain/purchases/PurchaseWays.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { PageHead, SectionHead } from '#src/ui/frames/PageHead.tsx'
import { Picture } from '../Picture.tsx'
import { Registrations } from './Registrations.tsx'
import { RewardText } from './RewardText.tsx'

export function Products({ isMember }: { isMember: boolean }) {
  const { formatMessage } = useIntl()
  const { data } = useListGiftProducts()
  return (
    <>
      <PageHead
        title={<FormattedMessage id="activities.purchase.title" />}
        intro={<FormattedMessage id="activities.purchase.intro" values={{ days: data.withinDays }} />}
        ways={isMember && <PurchaseWays current="/activity/registerGift" />}
      />
      <Columns
        aside={
          isMember ? (
            <Registrations />
          ) : (
            <Steps art={<UploadScene className="mx-auto mb-4 w-full max-w-60 max-tablet:hidden" />} />
          )
        }
        after={isMember && <Steps />}
      >
        <section>
          <SectionHead title={<FormattedMessage id="activities.purchase.products" />} />
          <ul
            aria-label={formatMessage({ id: 'activities.purchase.products' })}
            className="grid grid-cols-1 gap-3 lg:grid-cols-3 lg:gap-6"
          >
            {data.items.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
        </section>
      </Columns>
    </>
  )
}

/** Card of a product, shown as a row on narrow screens. The whole card is the touch target of its link. */
const ProductCard = ({ product: { id, name, picture, reward } }: { product: GiftProduct }) => (
  <Card
    as="li"
    padding="none"
    className="flex items-center transition-colors hover:border-line-strong lg:flex-col lg:items-stretch"
  >
    <Picture src={picture} className="size-24 shrink-0 lg:aspect-square lg:size-auto lg:w-full" />
    <div className="min-w-0 px-4 py-3 lg:pb-4">
      <h3 className="font-semibold">
        <Link
          to="/activity/registerGift"
          search={{ product: id }}
          className="after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        <RewardText reward={reward} />
      </p>
    </div>
  </Card>
)

const steps = [
  'activities.purchase.step.choose',
  'activities.purchase.step.show',
  'activities.purchase.step.wait',
] as const

function Steps({ art }: { art?: ReactNode }) {
  return (
    <Card as="section" tone="blush">
      {art}
      <h2 className="title-card">
        <FormattedMessage id="activities.purchase.steps" />
      </h2>
      <ol className="mt-3 grid gap-3">
        {steps.map((id, place) => (
          <li key={id} className="flex gap-3">
            <span
              aria-hidden
              className="amount grid size-8 shrink-0 place-items-center rounded-full bg-raised text-accent"
            >
              {place + 1}
            </span>
            <span className="py-0.5">
              <FormattedMessage id={id} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
