// The balance, what this month did to it, and the last twelve months as a line.
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CoinMonth, Coins as CoinsHeld } from '../../../generated/schema.d.ts'
import { useFormats } from '../../runtime/format/useFormats.ts'
import { noonOf } from '../../runtime/format/dates.ts'
import { buttonClass } from '../../ui/actions/Button.tsx'
import { Card } from '../../ui/content/Card.tsx'
import { CoinChart } from '../../ui/rewards/CoinChart.tsx'
import { CoinAmount } from '../../runtime/format/CoinAmount.tsx'

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
        </div>
        <Link to="/pointsMall" className={`${buttonClass()} max-sm:w-full`}>
          <ShoppingBag aria-hidden className="size-5" />
          <FormattedMessage id="coins.toMall" />
        </Link>
      </div>
      {months.some(hasMoved) && <History months={months} />}
    </Card>
  )
}

const hasMoved = ({ earned, spent, expired, balance }: CoinMonth) => earned + spent + expired + balance > 0

function History({ months }: Pick<CoinsHeld, 'months'>) {
  const intl = useIntl()
  const { number, month } = useFormats()
  const said = (id: 'coins.chart.month' | 'coins.chart.balance' | 'coins.chart.table') =>
    intl.formatMessage({ id })
  const [first, last] = [months[0], months.at(-1)]
  return (
    <div className="mt-5">
      <CoinChart
        label={intl.formatMessage(
          { id: 'coins.chart' },
          { before: first?.balance, now: last?.balance, since: first && month(first.from.slice(0, 7)) },
        )}
        points={months.map(({ from, balance }) => ({
          id: from,
          label: intl.formatDate(noonOf(from), { month: 'short', timeZone: 'UTC' }),
          name: month(from.slice(0, 7)),
          value: balance,
        }))}
        format={number}
        heads={[said('coins.chart.month'), said('coins.chart.balance')]}
        tableLabel={said('coins.chart.table')}
      />
    </div>
  )
}
