// Card that links to the form for registering a purchase, shown at the end of other pages.
import ReceiptText from 'lucide-react/icons/receipt-text'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { Card } from '#src/ui/content/Card.tsx'

export const RegisterGiftCard = () => (
  <Card
    as="article"
    padding="snug"
    className="flex items-center gap-4 transition-colors hover:border-line-strong"
  >
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-blush text-accent">
      <ReceiptText aria-hidden className="size-6" />
    </span>
    <div className="min-w-0">
      <h2 className="font-semibold">
        <Link to="/activity/registerGift" className="after:absolute after:inset-0 hover:underline">
          <FormattedMessage id="activities.purchase.title" />
        </Link>
      </h2>
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="activities.purchase.teaser" />
      </p>
    </div>
  </Card>
)
