// The movements of one month: a stretch of the history, where that is long.
import { memo, useId } from 'react'
import { useFormats } from '../../runtime/format/useFormats.ts'
import { List } from '../../ui/List.tsx'
import { MovementRow } from './MovementRow.tsx'
import type { MonthOfMovements } from './byMonth.ts'

type MovementMonthProps = MonthOfMovements & {
  timeZone: string
  /** The history is long: further pages of it were asked for. */
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
      <h3 id={id} className="mb-2 text-sm font-semibold text-ink-soft">
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
