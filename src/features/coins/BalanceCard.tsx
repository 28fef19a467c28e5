// Card with the coin balance, the coins earned and spent this month, and links to the history and to the coin shop.
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { Coins as CoinsHeld } from '#generated/schema.d.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'

export function BalanceCard({ coins: { balance, months } }: { coins: CoinsHeld }) {
  const running = months.at(-1)
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div>
          <h2 className="text-ink-soft">
            <FormattedMessage id="coins.balance" />
          </h2>
          <p className="title-hero">
            <CoinAmount coins={balance} size="large" />
          </p>
          {running && (
            <p className="text-sm text-ink-soft">
              <FormattedMessage id="coins.thisMonth" values={running} />
            </p>
          )}
          <Link to="/coins/detail" className={linkClass}>
            <FormattedMessage id="coins.history.title" />
          </Link>
        </div>
        <Link to="/pointsMall" className={`${buttonClass()} max-sm:w-full`}>
          <ShoppingBag aria-hidden className="size-5" />
          <FormattedMessage id="coins.toMall" />
        </Link>
      </div>
    </Card>
  )
}
