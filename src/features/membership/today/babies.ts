// Formats the age or due date of the youngest baby; twins are named together.
import type { IntlShape } from 'react-intl'
import type { Baby } from '#generated/schema.d.ts'
import { daysBetween } from '#src/runtime/format/dates.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'

type Unit = 'day' | 'week' | 'month' | 'year'
export type Span = { unit: Unit; count: number }

/**
 * Returns the age of a baby in the usual unit: days for two weeks, then weeks until three months, then months until
 * two years.
 */
export function spanBetween(from: string, to: string): Span {
  const days = daysBetween(from, to)
  const months = monthsBetween(from, to)
  if (days < 14) return { unit: 'day', count: days }
  if (months < 3) return { unit: 'week', count: Math.floor(days / 7) }
  return months < 24 ? { unit: 'month', count: months } : { unit: 'year', count: Math.floor(months / 12) }
}

/** Returns the number of whole calendar months between two dates. */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0)
}

/** Returns a sentence about the baby for the greeting; `null` if the member has no babies. */
export function babiesText(intl: IntlShape, babies: readonly Baby[], today: string): string | null {
  const [first] = babies
  if (!first) return null
  const { formatList, formatMessage } = intl
  const count = babies.length
  const names = babies.flatMap(({ name }) => name ?? [])
  const say = (id: MessageId, span?: Span) =>
    formatMessage(
      { id },
      {
        count,
        names:
          names.length === count
            ? formatList(names)
            : formatMessage({ id: 'membership.baby.unnamed' }, { count }),
        span: span && intl.formatNumber(span.count, { style: 'unit', unit: span.unit, unitDisplay: 'long' }),
      },
    )
  if (first.birthDate !== null)
    return first.birthDate === today
      ? say('membership.baby.bornToday')
      : say('membership.baby.age', spanBetween(first.birthDate, today))
  return first.dueDate !== null && first.dueDate > today
    ? say('membership.baby.due', spanBetween(today, first.dueDate))
    : say('membership.baby.anyDay')
}
