// Links between the three forms that register a purchase: for coins, for a warranty, and for a level benefit. The links
// make the three pages look like one page.
import { Link, type LinkProps } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { cx } from '#src/ui/style/cx.ts'

const ways = [
  { to: '/activity/registerGift', name: 'activities.purchase.for.coins' },
  { to: '/products/register', name: 'activities.purchase.for.warranty' },
  { to: '/rights/upload', name: 'activities.purchase.for.benefit' },
] as const satisfies readonly { to: LinkProps['to']; name: MessageId }[]

export function PurchaseWays({ current }: { current: (typeof ways)[number]['to'] }) {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage({ id: 'activities.purchase.for' })} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {ways.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              aria-current={to === current ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center rounded-full border px-4 py-1.5 text-sm font-semibold transition-colors',
                to === current
                  ? 'border-accent bg-blush text-accent'
                  : 'border-line-strong text-ink-soft hover:border-accent hover:text-ink',
              )}
            >
              <FormattedMessage id={name} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
