// Card of a product in the coin shop: price, stock, and reasons why the member cannot redeem it.
import Heart from 'lucide-react/icons/heart'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MallProduct } from '#generated/schema.d.ts'
import { isScarce } from '#src/domain/offers/scarce.ts'
import { UnlockText } from '#src/domain/offers/UnlockText.tsx'
import { reasonText } from '#src/runtime/format/reasons.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { GiftCard } from '#src/ui/rewards/GiftCard.tsx'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { filterOf } from './filter.ts'

const route = getRouteApi('/_default/pointsMall')

type ProductCardProps = { product: MallProduct }

export function ProductCard({ product }: ProductCardProps) {
  const filter = filterOf(route.useSearch())
  const { id, name, picture, photo, price, wished } = product
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
      reason={<Availability product={product} />}
    />
  )
}

/** One line about a product: its level, the first reason why it is not available, the missing coins, or a low stock. */
function Availability({ product: { remaining, saving, unlock, eligibility } }: ProductCardProps) {
  const intl = useIntl()
  if (unlock) return <UnlockText unlock={unlock} />
  const [reason] = eligibility.reasons
    // Omit this reason, because the card shows how many coins are missing.
    .filter(({ code }) => code !== 'NOT_ENOUGH_COINS')
    .flatMap((each) => reasonText(intl, each) ?? [])
  if (reason !== undefined) return <span className="line-clamp-2">{reason}</span>
  if (saving)
    return (
      <span>
        <FormattedMessage id="coins.missing" values={{ coins: saving.coins }} />
      </span>
    )
  return (
    remaining > 0 &&
    isScarce(remaining) && (
      <span>
        <FormattedMessage id="coins.mall.left" values={{ count: remaining }} />
      </span>
    )
  )
}
