// Registering the product makes its warranty longer.
import BadgeCheck from 'lucide-react/icons/badge-check'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { buttonClass } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'

export const WarrantyCard = ({ product }: { product: string }) => (
  <Card as="section">
    <h2 className="flex items-center gap-2 title-card">
      <BadgeCheck aria-hidden className="size-6 shrink-0 text-accent" />
      <FormattedMessage id="questionnaires.card.warranty" />
    </h2>
    <p className="mt-1 mb-4 text-ink-soft">
      <FormattedMessage id="questionnaires.card.warranty.text" />
    </p>
    <Link
      to="/products/register"
      search={{ product }}
      className={buttonClass({ variant: 'soft', full: true })}
    >
      <FormattedMessage id="questionnaires.card.warranty.go" />
    </Link>
  </Card>
)
