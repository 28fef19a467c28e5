// Calendar of the check-ins in the current and the previous month, with a legend.
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { CheckInState } from '#generated/schema.d.ts'
import { sentenceStart } from '#src/runtime/format/sentenceStart.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { MonthCalendar, type CalendarMark, type MarkState } from '#src/ui/rewards/MonthCalendar.tsx'
import { weekdayNames } from './days.ts'
import { specialDays } from './milestones.ts'

const order: readonly MarkState[] = ['done', 'made-up', 'paused', 'missed', 'reward']

export function Months({ state }: { state: CheckInState }) {
  const intl = useIntl()
  const { month: monthText, day } = useFormats()
  const { today, history } = state
  const thisMonth = today.slice(0, 7)
  const lastMonth = new Date(Date.parse(`${thisMonth}-01T00:00:00Z`) - 86_400_000).toISOString().slice(0, 7)
  const [month, setMonth] = useState(thisMonth)
  const ahead = state.eligibility.ok ? specialDays(state).filter(({ date }) => date > today) : []
  const marks = new Map<string, MarkState>([
    ...ahead.map(({ date }) => [date, 'reward'] as const),
    ...history.map(({ date, state: mark }) => [date, mark] as const),
  ])
  const markOf = (mark: MarkState): CalendarMark => ({
    state: mark,
    label: intl.formatMessage({ id: 'games.checkIn.mark' }, { state: mark === 'made-up' ? 'madeUp' : mark }),
  })
  const monthMarks = new Set([...marks].filter(([date]) => date.startsWith(month)).map(([, mark]) => mark))
  const step = (to: string) => ({
    label: sentenceStart(monthText(to)),
    onPress: () => setMonth(to),
    disabled: month === to,
  })
  return (
    <MonthCalendar
      month={month}
      title={sentenceStart(monthText(month))}
      weekdays={weekdayNames(intl)}
      marks={Object.fromEntries(Array.from(marks, ([date, mark]) => [date, markOf(mark)]))}
      legend={{
        label: intl.formatMessage({ id: 'games.checkIn.legend' }),
        marks: order.filter((mark) => monthMarks.has(mark)).map(markOf),
      }}
      today={today}
      dayLabel={day}
      previous={step(lastMonth)}
      next={step(thisMonth)}
    />
  )
}
