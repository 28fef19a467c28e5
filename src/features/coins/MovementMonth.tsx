// The movements of one month. In a long history those out of sight are neither laid out nor painted, a month at a time: to
// look after each row by itself would cost more than it saves.
import { memo, useId } from 'react'
import { useFormats } from '../../runtime/format/useFormats.ts'
import { cx } from '../../ui/cx.ts'
import { List } from '../../ui/List.tsx'
import { MovementRow } from './MovementRow.tsx'
import type { MonthOfMovements } from './byMonth.ts'

type MovementMonthProps = MonthOfMovements & {
  timeZone: string
  /** The history is long: further pages of it were asked for. */
  long: boolean
}

/** About what a row is high, for months that were never seen. */
const rowHeight = 4.6

export const MovementMonth = memo(function MovementMonth({
  month,
  movements,
  timeZone,
  long,
}: MovementMonthProps) {
  const id = useId()
  const { month: monthText } = useFormats()
  return (
    <section
      aria-labelledby={id}
      style={{ containIntrinsicBlockSize: `auto ${2.5 + movements.length * rowHeight}rem` }}
      className={cx('mb-6', long && '[content-visibility:auto]')}
    >
      <h3 id={id} className="mb-2 text-sm font-semibold text-ink-soft">
        {monthText(month)}
      </h3>
      <List labelledBy={id}>
        {movements.map((movement) => (
          <MovementRow key={movement.id} movement={movement} timeZone={timeZone} />
        ))}
      </List>
    </section>
  )
}, isSame)

/** The months before a further page are as they were, in arrays of their own. */
function isSame(before: MovementMonthProps, now: MovementMonthProps) {
  return (
    before.month === now.month &&
    before.timeZone === now.timeZone &&
    before.long === now.long &&
    before.movements.length === now.movements.length &&
    before.movements.every((movement, place) => movement === now.movements[place])
  )
}
