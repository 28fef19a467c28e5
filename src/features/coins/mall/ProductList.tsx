// The products of the mall, by category and by what the member can have; above them what they save for.
import { getRouteApi, Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMallProducts } from '../../../../generated/hooks/coins.ts'
import { useMyMembership } from '../../../../generated/hooks/membership.ts'
import type { MallProduct } from '../../../../generated/schema.d.ts'
import { NoGiftsScene } from '../../../art/scenes/NoGiftsScene.tsx'
import { BackLink, PageHead } from '../../../ui/frames/PageHead.tsx'
import { buttonClass } from '../../../ui/actions/Button.tsx'
import { Chips } from '../../../ui/fields/Chips.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { GiftShelf, GiftShelfItem } from '../../../ui/rewards/GiftCard.tsx'
import { CoinAmount } from '../../../runtime/format/CoinAmount.tsx'
import { ProductCard } from './ProductCard.tsx'
import { categories, filters, mallSearch, productsShown } from './search.ts'
import { Drawing } from '../../../runtime/layout/Drawing.tsx'
import { Card } from '../../../ui/content/Card.tsx'
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx'
import { SavingText } from './SavingText.tsx'

const route = getRouteApi('/_default/pointsMall')

export function ProductList() {
  const { formatMessage } = useIntl()
  const search = route.useSearch()
  const { data: member } = useMyMembership()
  const { data: mall } = useMallProducts()
  const shown = productsShown(mall.items, search)
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
          <FormattedMessage
            id="coins.mall.held"
            values={{ coins: <CoinAmount key="held" coins={member.coins} /> }}
          />
        }
        aside={
          <Link to="/pointsMall" search={{ mine: true }} className={buttonClass({ variant: 'soft' })}>
            <FormattedMessage id="coins.mine.title" />
          </Link>
        }
      />
      {wish && <WishCard product={wish} coins={member.coins} />}
      <Filters products={mall.items} />
      {shown.length > 0 ? (
        <GiftShelf label={formatMessage({ id: 'coins.mall.products' })}>
          {shown.map((product) => (
            <GiftShelfItem key={product.id}>
              <ProductCard product={product} />
            </GiftShelfItem>
          ))}
        </GiftShelf>
      ) : (
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
    </>
  )
}

function Filters({ products }: { products: readonly MallProduct[] }) {
  const { formatMessage } = useIntl()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const show = (changed: Record<string, unknown>) =>
    void navigate({ search: mallSearch({ ...search, ...changed }), replace: true, resetScroll: false })
  return (
    // Each on lines of its own, whatever fonts are there: beside each other they would find out too late that they do not fit.
    <div className="mb-6 space-y-3">
      <Chips
        oneLine
        label={formatMessage({ id: 'coins.mall.categories' })}
        // Only those that something is in.
        options={[
          'all',
          ...categories.filter((each) => products.some(({ category }) => category === each)),
        ].map((value) => ({
          value,
          label: <FormattedMessage id="coins.mall.category" values={{ category: value }} />,
        }))}
        values={[search.category ?? 'all']}
        onValuesChange={([category]) => show({ category })}
      />
      <Chips
        oneLine
        multiple
        label={formatMessage({ id: 'coins.mall.filters' })}
        options={filters.map((value) => ({
          value,
          label: <FormattedMessage id="coins.mall.filter" values={{ filter: value }} />,
        }))}
        values={filters.filter((filter) => search[filter])}
        onValuesChange={(chosen) =>
          show(Object.fromEntries(filters.map((filter) => [filter, chosen.includes(filter)])))
        }
      />
    </div>
  )
}

/** Shows what the member saves for, and how far they have come. */
function WishCard({ product, coins }: { product: MallProduct; coins: number }) {
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
