// Products of the coin shop that the member can get now, in one row that scrolls sideways on phones.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { listMallProducts } from '#generated/calls/coins.ts'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { cardClass } from '#src/ui/content/Card.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { affordableInput } from './affordable.ts'

export function AffordableProducts() {
  // The page works without the products, for example offline.
  const { data: mall } = useQuery({
    ...listMallProducts.query(affordableInput),
    meta: { handlesErrors: true },
  })
  const products = mall?.items ?? []
  if (products.length === 0) return null
  return (
    <section>
      <SectionHead
        title={<FormattedMessage id="coins.mall.now" />}
        aside={
          <Link to="/pointsMall" className={linkClass}>
            <FormattedMessage id="coins.mall.all" />
          </Link>
        }
      />
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
    </section>
  )
}
