// Products of the coin shop that the member can get now. If these are few, also the cheapest products for which the
// member lacks coins. Cards scroll sideways on phones.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { listMallProducts } from '#generated/calls/coins.ts'
import type { MallProduct } from '#generated/schema.d.ts'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { cardClass } from '#src/ui/content/Card.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { affordableInput } from './affordable.ts'

/** Number of cards in a row on desktops. */
const rowLength = 3

/** Products that the member can get now: cards, or rows if there are too few for a row of cards. */
export function AffordableProducts() {
  const products = useProducts().filter(({ eligibility }) => eligibility.ok)
  if (products.length === 0) return null
  return (
    <section>
      <SectionHead title={<FormattedMessage id="coins.mall.now" />} aside={<ToShop />} />
      {products.length < rowLength ? (
        <ProductRows titleId="coins.mall.now" products={products} />
      ) : (
        <ProductCards products={products} />
      )}
    </section>
  )
}

/** The cheapest products for which the member lacks only coins, if the member can get few products now. */
export function ProductsToSaveFor() {
  const products = useProducts()
  const available = products.filter(({ eligibility }) => eligibility.ok).length
  const next = available < rowLength ? products.filter(lacksOnlyCoins).slice(0, rowLength) : []
  if (next.length === 0) return null
  return (
    <section>
      <SectionHead title={<FormattedMessage id="coins.mall.later" />} aside={available === 0 && <ToShop />} />
      <ProductRows titleId="coins.mall.later" products={next} />
    </section>
  )
}

/** The page works without the products, for example offline. */
function useProducts(): readonly MallProduct[] {
  const { data: mall } = useQuery({
    ...listMallProducts.query(affordableInput),
    meta: { handlesErrors: true },
  })
  return mall?.items ?? []
}

const lacksOnlyCoins = ({ saving, eligibility: { reasons } }: MallProduct) =>
  saving !== null && reasons.every(({ code }) => code === 'NOT_ENOUGH_COINS')

const ToShop = () => (
  <Link to="/pointsMall" className={linkClass}>
    <FormattedMessage id="coins.mall.all" />
  </Link>
)

type ProductsProps = { products: readonly MallProduct[] }

function ProductRows({
  titleId,
  products,
}: ProductsProps & { titleId: 'coins.mall.now' | 'coins.mall.later' }) {
  const { formatMessage } = useIntl()
  return (
    <List label={formatMessage({ id: titleId })}>
      {products.map(({ id, name, picture, price, saving }) => (
        <ListRow
          key={id}
          start={<Drawing src={picture} lazy className="size-16 rounded-control bg-blush object-cover" />}
          title={name}
          text={
            <span className="flex flex-wrap items-baseline gap-x-3">
              <CoinAmount coins={price} size="small" />
              {saving && (
                <span>
                  <FormattedMessage id="coins.missing" values={{ coins: saving.coins }} />
                </span>
              )}
            </span>
          }
          render={(row) => <Link to="/pointsMall" search={{ product: id }} {...row} />}
        />
      ))}
    </List>
  )
}

function ProductCards({ products }: ProductsProps) {
  return (
    <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none] tablet:mx-0 tablet:grid tablet:grid-cols-3 tablet:px-0 lg:gap-4">
      {products.map(({ id, name, picture, price }) => (
        <li key={id} className={`${cardClass('raised', 'none')} w-36 shrink-0 tablet:w-auto`}>
          <Drawing src={picture} lazy className="aspect-square w-full bg-blush object-cover" />
          <div className="p-3">
            <Link
              to="/pointsMall"
              search={{ product: id }}
              className="text-sm font-semibold after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
            <p className="mt-1">
              <CoinAmount coins={price} size="small" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
