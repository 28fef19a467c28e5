// Section of the coin history with the movements (earned and spent coins) of one month.
import { memo, useId } from 'react'
import { Link } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { List, ListRow } from '#src/ui/content/List.tsx'
import type { MonthOfMovements } from './byMonth.ts'
import type { CoinMovement } from '#generated/schema.d.ts'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'

type MovementMonthProps = MonthOfMovements & {
  timeZone: string
  /** True if more than the first page of the history has been loaded. */
  long: boolean
}

export const MovementMonth = memo(function MovementMonth({
  month,
  movements,
  timeZone,
  long,
}: MovementMonthProps) {
  const id = useId()
  const { month: monthText } = useFormats()
  return (
    <section aria-labelledby={id} className="mb-6">
      <h3 id={id} className="mb-2 text-sm font-semibold text-ink-soft first-letter:uppercase">
        {monthText(month)}
      </h3>
      <List labelledBy={id} stretch={long ? movements.length : undefined}>
        {movements.map((movement) => (
          <MovementRow key={movement.id} movement={movement} timeZone={timeZone} />
        ))}
      </List>
    </section>
  )
}, isSame)

/**
 * Returns true if a month contains the same movements as before, so that React does not render it again. When another
 * page loads, each month gets a new array, but most months are unchanged.
 */
function isSame(before: MovementMonthProps, now: MovementMonthProps) {
  return (
    before.month === now.month &&
    before.timeZone === now.timeZone &&
    before.long === now.long &&
    before.movements.length === now.movements.length &&
    before.movements.every((movement, place) => movement === now.movements[place])
  )
}

type MovementRowProps = { movement: CoinMovement; timeZone: string }

/** Row of a movement: reason, date and amount. It links to a page that shows which lots of coins the movement used. */
function MovementRow({ movement, timeZone }: MovementRowProps) {
  const { id, kind, amount, at, reason } = movement
  const { formatMessage } = useIntl()
  const { instantDate } = useFormats()
  return (
    <ListRow
      title={reason.subject ?? reason.label}
      text={[
        kind === 'returned' && formatMessage({ id: 'coins.kind' }, { kind }),
        reason.subject && reason.label,
        instantDate(at, timeZone, 'medium'),
      ]
        .filter(Boolean)
        .join(' · ')}
      end={<CoinAmount coins={amount} signed size="small" />}
      // Do not preload the linked page on touch, because scrolling touches many rows.
      render={(row) => <Link to="/coins/detail" search={{ id }} preload={false} {...row} />}
    />
  )
}
