// Shows the product that the member saves for, and the progress towards its price.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MallProduct } from '#generated/schema.d.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx'
import { SavingText } from './SavingText.tsx'

export function WishCard({ product, coins }: { product: MallProduct; coins: number }) {
  const { formatMessage } = useIntl()
  const { id, name, picture, price, saving } = product
  const progress = formatMessage({ id: 'coins.wish.progress' }, { coins: Math.min(coins, price), price })
  return (
    <Card as="section" tone="blush" padding="snug" className="flex items-center gap-4 md:max-w-read">
      <Drawing src={picture} className="size-20 shrink-0 rounded-panel object-cover" />
      <div className="min-w-0 flex-1">
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="coins.wish.title" />
        </p>
        <h2 className="font-semibold">
          <Link
            to="/pointsMall"
            search={{ product: id }}
            className="after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
        </h2>
        <ProgressBar value={coins / price} label={name} valueText={progress} className="my-2" />
        <p className="text-sm text-ink-soft">
          {saving ? (
            <span>
              <SavingText saving={saving} />
            </span>
          ) : (
            <span>
              <FormattedMessage id="coins.wish.reached" />
            </span>
          )}
        </p>
      </div>
    </Card>
  )
}
