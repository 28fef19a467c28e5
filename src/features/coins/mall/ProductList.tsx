// Lists the products of the coin shop. In the default order, affordable products are a separate group, followed by the
// product that the member saves for, products that need more coins or a higher level, and unavailable products.
import type { ReactNode } from 'react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListMallProducts } from '#generated/hooks/coins.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { MallProduct } from '#generated/schema.d.ts'
import { NoGiftsScene } from '#src/art/scenes/NoGiftsScene.tsx'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { MorePages } from '#src/runtime/layout/MorePages.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { BackLink, PageHead, SectionHead } from '#src/ui/frames/PageHead.tsx'
import { GiftShelf, GiftShelfItem } from '#src/ui/rewards/GiftCard.tsx'
import { MallFilters } from './MallFilters.tsx'
import { ProductCard } from './ProductCard.tsx'
import { filterOf, hidesProducts, listInput, shelvesOf } from './filter.ts'
import { WishCard } from './WishCard.tsx'

const route = getRouteApi('/_default/pointsMall')

export function ProductList({ search }: { search: ReactNode }) {
  const { formatMessage } = useIntl()
  const filter = filterOf(route.useSearch())
  const { data: member } = useGetMyMembership()
  const list = useListMallProducts(listInput(filter))
  const [first] = list.data.pages
  const products = list.data.pages.flatMap(({ items }) => items)
  const { now, later, unavailable } = shelvesOf(products)
  const wish = hidesProducts(filter) ? null : first?.wish
  const count = formatMessage({ id: 'coins.mall.count' }, { count: first?.total ?? products.length })
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
      <div className="mb-3 max-w-read">{search}</div>
      <MallFilters present={first?.categories} count={count} />
      <div className="grid gap-6">
        {filter.sort === undefined ? (
          <>
            <Shelf label={formatMessage({ id: 'coins.mall.now' })} products={now} />
            {wish && <WishCard product={wish} coins={member.coins} />}
            <Shelf label={formatMessage({ id: 'coins.mall.later' })} products={later} />
            <Shelf label={formatMessage({ id: 'coins.mall.unavailable' })} products={unavailable} />
          </>
        ) : (
          products.length > 0 && <Cards label={count} products={products} />
        )}
        {products.length === 0 && (
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
      <MorePages key={JSON.stringify(filter)} list={list} />
    </>
  )
}

type ShelfProps = { label: string; products: readonly MallProduct[] }

function Shelf({ label, products }: ShelfProps) {
  if (products.length === 0) return null
  return (
    <section>
      <SectionHead title={label} />
      <Cards label={label} products={products} />
    </section>
  )
}

const Cards = ({ label, products }: ShelfProps) => (
  <GiftShelf label={label}>
    {products.map((product) => (
      <GiftShelfItem key={product.id}>
        <ProductCard product={product} />
      </GiftShelfItem>
    ))}
  </GiftShelf>
)
