// Beside the products: what a warranty means for their owner.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { Card } from '../../../ui/Card.tsx'
import { linkClass } from '../../../ui/link.ts'

export const GoodToKnow = () => (
  <Card as="aside" tone="blush">
    <h2 className="title-card">
      <FormattedMessage id="support.products.know" />
    </h2>
    <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-soft">
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
