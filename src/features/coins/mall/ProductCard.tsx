// Card of a product in the coin shop: price, stock, and reasons why the member cannot redeem it.
import Heart from 'lucide-react/icons/heart'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MallProduct } from '#generated/schema.d.ts'
import { isScarce } from '#src/domain/offers/scarce.ts'
import { UnlockText } from '#src/domain/offers/UnlockText.tsx'
import { withoutLevel } from '#src/domain/offers/unlock.ts'
import { reasonText } from '#src/runtime/format/reasons.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { GiftCard } from '#src/ui/rewards/GiftCard.tsx'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { filterOf } from './filter.ts'
import { SavingText } from './SavingText.tsx'

const route = getRouteApi('/_default/pointsMall')

export function ProductCard({ product }: { product: MallProduct }) {
  const intl = useIntl()
  const filter = filterOf(route.useSearch())
  const { id, name, picture, photo, price, remaining, saving, wished, unlock, eligibility } = product
  const reasons = new Set(
    (unlock ? withoutLevel(eligibility) : eligibility).reasons
      // Omit this reason, because the card shows how many coins are missing and how many days it takes to earn them.
      .filter(({ code }) => code !== 'NOT_ENOUGH_COINS')
      .flatMap((reason) => reasonText(intl, reason) ?? []),
  )
  return (
    <GiftCard
      level={2}
      picture={
        <Drawing src={picture} photo={photo} lazy className="aspect-square w-full bg-blush object-cover" />
      }
      badge={
        wished && (
          <Badge tone="accent" icon={<Heart aria-hidden className="size-4" />}>
            <FormattedMessage id="coins.wish" />
          </Badge>
        )
      }
      title={
        // Make the whole card the touch target of its link.
        <Link
          to="/pointsMall"
          // Keep the filter, so that the back link of the product leads to the same list.
          search={{ ...filter, product: id }}
          className="after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
      }
      price={<CoinAmount coins={price} />}
      reason={
        <>
          {unlock && <UnlockText unlock={unlock} />}
          {reasons.size === 0 && !unlock && remaining > 0 && isScarce(remaining) && !saving && (
            <span>
              <FormattedMessage id="coins.mall.left" values={{ count: remaining }} />
            </span>
          )}
          {Array.from(reasons, (text) => (
            <span key={text} className="block">
              {text}
            </span>
          ))}
          {saving && !unlock && reasons.size === 0 && (
            <span className="block">
              <SavingText saving={saving} />
            </span>
          )}
        </>
      }
    />
  )
}
