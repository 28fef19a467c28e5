// Chart of the coin balance over the last twelve months. It is hidden until the member has earned or spent coins in at
// least two months.
import { useIntl } from 'react-intl'
import type { CoinMonth, Coins } from '#generated/schema.d.ts'
import { noonOf } from '#src/runtime/format/dates.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { CoinChart } from '#src/ui/rewards/CoinChart.tsx'

const hasMoved = ({ opening, earned, spent, expired, returned }: CoinMonth) =>
  opening + earned + spent + expired + returned > 0

export function BalanceHistory({ months }: Pick<Coins, 'months'>) {
  const intl = useIntl()
  const { number, month } = useFormats()
  if (months.filter(hasMoved).length < 2) return null
  const text = (id: 'coins.chart.month' | 'coins.chart.balance' | 'coins.chart.table') =>
    intl.formatMessage({ id })
  const [first, last] = [months[0], months.at(-1)]
  return (
    <Card as="section">
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
        heads={[text('coins.chart.month'), text('coins.chart.balance')]}
        tableLabel={text('coins.chart.table')}
      />
    </Card>
  )
}
