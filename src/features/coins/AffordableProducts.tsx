// Products of the coin shop that the member can get now. If these are few, also the cheapest products for which the
// member lacks coins. Each row scrolls sideways on phones.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { listMallProducts } from '#generated/calls/coins.ts'
import type { MallProduct } from '#generated/schema.d.ts'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { cardClass } from '#src/ui/content/Card.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { affordableInput } from './affordable.ts'

/** Number of products in a row on desktops. */
const rowLength = 3

export function AffordableProducts() {
  // The page works without the products, for example offline.
  const { data: mall } = useQuery({
    ...listMallProducts.query(affordableInput),
    meta: { handlesErrors: true },
  })
  const products = mall?.items ?? []
  const now = products.filter(({ eligibility }) => eligibility.ok)
  const next = now.length < rowLength ? products.filter(lacksOnlyCoins).slice(0, rowLength) : []
  return (
    <>
      <ProductRow titleId="coins.mall.now" products={now} leadsToShop />
      <ProductRow titleId="coins.mall.later" products={next} leadsToShop={now.length === 0} />
    </>
  )
}

const lacksOnlyCoins = ({ saving, eligibility: { reasons } }: MallProduct) =>
  saving !== null && reasons.every(({ code }) => code === 'NOT_ENOUGH_COINS')

type ProductRowProps = {
  titleId: 'coins.mall.now' | 'coins.mall.later'
  products: readonly MallProduct[]
  /** True to show a link to the whole coin shop. */
  leadsToShop: boolean
}

function ProductRow({ titleId, products, leadsToShop }: ProductRowProps) {
  if (products.length === 0) return null
  return (
    <section>
      <SectionHead
        title={<FormattedMessage id={titleId} />}
        aside={
          leadsToShop && (
            <Link to="/pointsMall" className={linkClass}>
              <FormattedMessage id="coins.mall.all" />
            </Link>
          )
        }
      />
      <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none] tablet:mx-0 tablet:grid tablet:grid-cols-3 tablet:px-0 lg:gap-4">
        {products.map(({ id, name, picture, price, saving }) => (
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
              {saving && (
                <p className="mt-1 text-sm text-ink-soft">
                  <FormattedMessage id="coins.missing" values={{ coins: saving.coins }} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
