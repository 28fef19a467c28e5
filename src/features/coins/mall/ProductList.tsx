// Lists the products of the coin shop: affordable products, the product that the member saves for, and other products.
import { getRouteApi, Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListMallProducts } from '#generated/hooks/coins.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { MallProduct } from '#generated/schema.d.ts'
import { NoGiftsScene } from '#src/art/scenes/NoGiftsScene.tsx'
import { BackLink, PageHead, SectionHead } from '#src/ui/frames/PageHead.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Chips } from '#src/ui/fields/Chips.tsx'
import { GiftShelf, GiftShelfItem } from '#src/ui/rewards/GiftCard.tsx'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { ProductCard } from './ProductCard.tsx'
import { categories, mallSearch, shelvesOf } from './search.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx'
import { SavingText } from './SavingText.tsx'

const route = getRouteApi('/_default/pointsMall')

export function ProductList() {
  const { formatMessage } = useIntl()
  const search = route.useSearch()
  const { data: member } = useGetMyMembership()
  const { data: mall } = useListMallProducts()
  const { now, later } = shelvesOf(mall.items, search)
  const wish = mall.items.find(({ wished }) => wished)
  return (
    <>
      <PageHead
        back={
          <BackLink
            label={<FormattedMessage id="coins.title" />}
            render={(props) => <Link to="/coins" {...props} />}
          />
        }
        title={<FormattedMessage id="coins.mall.title" />}
        intro={
          <span className="flex flex-wrap items-center justify-between gap-x-4">
            <span>
              <FormattedMessage
                id="coins.mall.held"
                values={{ coins: <CoinAmount key="held" coins={member.coins} /> }}
              />
            </span>
            <Link to="/pointsMall" search={{ mine: true }} className={linkClass}>
              <FormattedMessage id="coins.mine.title" />
            </Link>
          </span>
        }
      />
      <Categories products={mall.items} />
      <div className="grid gap-6">
        <Shelf label={formatMessage({ id: 'coins.mall.now' })} products={now} />
        {wish && <WishCard product={wish} coins={member.coins} />}
        <Shelf label={formatMessage({ id: 'coins.mall.later' })} products={later} />
        {now.length + later.length === 0 && (
          <EmptyState
            art={<NoGiftsScene />}
            title={<FormattedMessage id="coins.mall.none" />}
            action={
              <Link to="/pointsMall" replace resetScroll={false} className={buttonClass({ variant: 'soft' })}>
                <FormattedMessage id="coins.mall.all" />
              </Link>
            }
          />
        )}
      </div>
    </>
  )
}

type ShelfProps = { label: string; products: readonly MallProduct[] }

function Shelf({ label, products }: ShelfProps) {
  if (products.length === 0) return null
  return (
    <section>
      <SectionHead title={label} />
      <GiftShelf label={label}>
        {products.map((product) => (
          <GiftShelfItem key={product.id}>
            <ProductCard product={product} />
          </GiftShelfItem>
        ))}
      </GiftShelf>
    </section>
  )
}

/** Shows the product categories as filters in one row, which scrolls sideways on phones. */
function Categories({ products }: { products: readonly MallProduct[] }) {
  const { formatMessage } = useIntl()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className="mb-4">
      <Chips
        oneLine
        label={formatMessage({ id: 'coins.mall.categories' })}
        // Show only categories that contain products.
        options={[
          'all',
          ...categories.filter((each) => products.some(({ category }) => category === each)),
        ].map((value) => ({
          value,
          label: <FormattedMessage id="coins.mall.category" values={{ category: value }} />,
        }))}
        values={[search.category ?? 'all']}
        onValuesChange={([category]) =>
          void navigate({ search: mallSearch({ ...search, category }), replace: true, resetScroll: false })
        }
      />
    </div>
  )
}

/** Shows the product that the member saves for, and the progress towards its price. */
function WishCard({ product, coins }: { product: MallProduct; coins: number }) {
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
