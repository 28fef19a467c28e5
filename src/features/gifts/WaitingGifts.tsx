// Card about gifts that the member has won or was granted, and for which the member has not chosen an address yet.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import Gift from 'lucide-react/icons/gift'
import { Card } from '#src/ui/content/Card.tsx'

/** Renders null if the number of these gifts is zero. */
export function WaitingGifts({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Card
      as="section"
      tone="positive"
      padding="snug"
      className="flex items-center gap-4 transition-colors hover:border-line-strong"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-raised text-accent">
        <Gift aria-hidden className="size-6" />
      </span>
      <div className="min-w-0">
        <h2 className="font-semibold">
          <Link to="/gifts/reward" className="after:absolute after:inset-0">
            <FormattedMessage id="gifts.waiting" values={{ count }} />
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="gifts.waiting.text" />
        </p>
      </div>
    </Card>
  )
}
