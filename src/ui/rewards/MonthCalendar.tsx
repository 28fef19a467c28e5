// Calendar of the check-ins in a month. A band joins consecutive days to show streaks.
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useId } from 'react'
import { cx } from '../style/cx.ts'
import { IconButton } from '../actions/IconButton.tsx'

export type MarkState = 'done' | 'made-up' | 'paused' | 'missed' | 'reward'
export interface CalendarMark {
  state: MarkState
  /** Description of the day for screen readers, read after the date: "checked in, 10 coins". */
  label: string
}
export interface CalendarStep {
  label: string
  onPress: () => void
  disabled?: boolean
}
export interface MonthCalendarProps {
  /** Month as YYYY-MM. */
  month: string
  title: ReactNode
  /** First day of the week, from 0 for Sunday to 6 for Saturday. */
  weekStart?: number
  /** Names of the seven weekdays, starting with Sunday regardless of `weekStart`. */
  weekdays: readonly { short: string; long: string }[]
  /** Marks of days in the calendar, by ISO date. */
  marks: Readonly<Record<string, CalendarMark>>
  /** Legend below the calendar, which explains the marks that occur in the month. */
  legend?: { label: string; marks: readonly CalendarMark[] }
  today?: string
  /** Returns the text of a date for screen readers; default: only the number of the day. */
  dayLabel?: (iso: string) => string
  previous?: CalendarStep
  next?: CalendarStep
  className?: string
}

const faces: Record<MarkState, string> = {
  done: 'bg-coin text-on-coin font-semibold forced-colors:border',
  'made-up':
    'border-[1.5px] border-dashed border-positive-ink bg-positive-soft text-positive-ink font-semibold',
  paused: 'border-x-3 border-line-strong bg-blush text-ink-soft forced-colors:border-y-0',
  // Show a missed day as a neutral dot, because it is not an error.
  missed:
    'text-ink-soft bg-[radial-gradient(circle_at_50%_var(--dot,88%),var(--line-strong)_2px,transparent_2.5px)]',
  reward: 'bg-blush text-accent font-semibold',
}

export function MonthCalendar(props: MonthCalendarProps) {
  const {
    month,
    title,
    weekStart = 1,
    weekdays,
    marks,
    legend,
    today,
    dayLabel,
    previous,
    next,
    className,
  } = props
  const id = useId()
  const isDone = (day: MonthDay | null | undefined) => {
    const state = day ? marks[day.iso]?.state : undefined
    return state === 'done' || state === 'made-up'
  }
  return (
    <div className={className}>
      <div className="mb-2 flex min-h-11 items-center justify-between gap-2">
        <h3 id={id} className="title-card first-letter:uppercase">
          {title}
        </h3>
        {/* Align the icon of the last button with the edge of the calendar: the padding of the button extends beyond
            this edge. */}
        <div className="-mr-3 flex">
          {previous && <Step step={previous} icon={<ChevronLeft aria-hidden className="size-5" />} />}
          {next && <Step step={next} icon={<ChevronRight aria-hidden className="size-5" />} />}
        </div>
      </div>
      <table aria-labelledby={id} className="w-full table-fixed border-separate border-spacing-y-1">
        <thead>
          <tr>
            {weekdays.map((_, place) => {
              const weekday = weekdays[(place + weekStart) % 7]
              return (
                <th key={place} scope="col" className="pb-1 text-xs text-ink-soft">
                  <span aria-hidden>{weekday?.short}</span>
                  <span className="sr-only">{weekday?.long}</span>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month, weekStart).map((week, row) => (
            <tr key={row}>
              {week.map((day, place) => (
                <td key={place} aria-current={day && day.iso === today ? 'date' : undefined} className="p-0">
                  {day && (
                    <span className="relative grid h-10 place-items-center">
                      {isDone(day) && <Band left={isDone(week[place - 1])} right={isDone(week[place + 1])} />}
                      <Day
                        day={day}
                        mark={marks[day.iso]}
                        today={day.iso === today}
                        label={dayLabel?.(day.iso)}
                      />
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {legend && legend.marks.length > 0 && (
        <ul aria-label={legend.label} className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          {legend.marks.map(({ state, label }) => (
            <li key={state} className="flex items-center gap-2">
              <span aria-hidden className={cx('size-5 rounded-full [--dot:50%]', faces[state])} />
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Step({ step, icon }: { step: CalendarStep; icon: ReactNode }) {
  return (
    <IconButton label={step.label} onClick={step.onPress} disabled={step.disabled}>
      {icon}
    </IconButton>
  )
}

function Band({ left, right }: { left: boolean; right: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        'absolute inset-y-1.5 bg-coin/35',
        left ? 'left-0' : 'left-1/2',
        right ? 'right-0' : 'right-1/2',
      )}
    />
  )
}

function Day(props: {
  day: MonthDay
  mark: CalendarMark | undefined
  today: boolean
  label: string | undefined
}) {
  const { day, mark, today, label } = props
  return (
    <span
      className={cx(
        'relative grid size-9 place-items-center rounded-full text-sm tabular-nums',
        mark && faces[mark.state],
        today && 'outline-2 outline-offset-2 outline-accent',
      )}
    >
      <span aria-hidden={label !== undefined || undefined}>{day.day}</span>
      <span className="sr-only">{[label, mark?.label].filter(Boolean).join(', ')}</span>
    </span>
  )
}

interface MonthDay {
  /** Date as YYYY-MM-DD. */
  iso: string
  day: number
}

/**
 * Returns the weeks of a month with seven entries each; entries outside of the month are null. A `weekStart` of 0 is
 * Sunday. The dates are calculated in UTC, so that time zones and daylight saving time have no effect.
 */
function monthWeeks(month: string, weekStart: number): (MonthDay | null)[][] {
  const [year = 1970, number = 1] = month.split('-').map(Number)
  const first = new Date(Date.UTC(year, number - 1, 1))
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const lead = (first.getUTCDay() - weekStart + 7) % 7
  const weeks: (MonthDay | null)[][] = []
  for (let at = -lead; at < length; at += 7) {
    weeks.push(
      Array.from({ length: 7 }, (_, place) => {
        const day = at + place + 1
        if (day < 1 || day > length) return null
        return { iso: `${month}-${String(day).padStart(2, '0')}`, day }
      }),
    )
  }
  return weeks
}
