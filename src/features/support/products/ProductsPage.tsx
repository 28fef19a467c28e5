// `/products`: the member's registered products with serial numbers and warranties, persisted for offline use.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListProductRegistrations } from '#generated/hooks/support.ts'
import { UploadScene } from '#src/art/scenes/UploadScene.tsx'
import { BackToMe } from '#src/runtime/layout/BackLinks.tsx'
import { MorePages } from '#src/runtime/layout/MorePages.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { ProductCard } from './ProductCard.tsx'
import { linkClass } from '#src/ui/actions/link.ts'

export function ProductsPage() {
  const { formatMessage } = useIntl()
  const list = useListProductRegistrations()
  const products = list.data.pages.flatMap(({ items }) => items)
  const register = (
    <Link to="/products/register" className={buttonClass({ full: true })}>
      <FormattedMessage id="activities.purchase.title" />
    </Link>
  )
  return (
    <>
      <PageHead
        back={<BackToMe />}
        title={<FormattedMessage id="support.products.title" />}
        intro={<FormattedMessage id="support.products.intro" />}
        aside={products.length > 0 && register}
      />
      <Columns after={<GoodToKnow />}>
        {products.length === 0 ? (
          <Card as="section">
            <EmptyState
              art={<UploadScene />}
              title={<FormattedMessage id="support.products.none" />}
              text={<FormattedMessage id="support.products.none.text" />}
              action={register}
            />
          </Card>
        ) : (
          <ul
            aria-label={formatMessage({ id: 'support.products.title' })}
            className="grid grid-cols-1 gap-4 tablet:grid-cols-2 tablet:gap-6 last-spans"
          >
            {products.map((product) => (
              <ProductCard key={product.id} product={product} readAt={list.dataUpdatedAt} />
            ))}
          </ul>
        )}
        <MorePages list={list} />
      </Columns>
    </>
  )
}

/** Explains the warranty, next to the products. */
const GoodToKnow = () => (
  <Card as="aside" tone="blush">
    <h2 className="title-card">
      <FormattedMessage id="support.products.know" />
    </h2>
    <ul className="mt-3 grid list-disc grid-cols-1 gap-2 pl-5 text-ink-soft tablet:grid-cols-3 tablet:gap-8">
      <li>
        <FormattedMessage id="support.products.know.soon" />
      </li>
      <li>
        <FormattedMessage id="support.products.know.offline" />
      </li>
      <li>
        <FormattedMessage id="support.products.know.handOver" />
      </li>
    </ul>
    <Link to="/contact" className={`${linkClass} mt-2`}>
      <FormattedMessage id="support.products.know.contact" />
    </Link>
  </Card>
)
