// Shows what the member saves for, and how far they have come.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MallProduct } from '../../../../generated/schema.d.ts'
import { Drawing } from '../../../runtime/layout/Drawing.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { SavingText } from './SavingText.tsx'

export function WishCard({ product, coins }: { product: MallProduct; coins: number }) {
  const { formatMessage } = useIntl()
  const { id, name, picture, price, saving } = product
  const progress = formatMessage({ id: 'coins.wish.progress' }, { coins: Math.min(coins, price), price })
  return (
    <Card as="section" tone="blush" padding="snug" className="mb-6 flex items-center gap-4 md:max-w-read">
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
        <ProgressBar value={coins / price} label={name} valueText={progress} tone="coin" className="my-2" />
        <p className="text-sm text-ink-soft">
          {saving ? <SavingText saving={saving} /> : <FormattedMessage id="coins.wish.reached" />}
        </p>
      </div>
    </Card>
  )
}
