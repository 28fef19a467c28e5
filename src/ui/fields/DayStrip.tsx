// Horizontal list of days from which one is chosen, for example for an event or class. It scrolls sideways and snaps
// to days.
import { useId, type ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx'

export interface StripDay {
  /** Date as YYYY-MM-DD. */
  value: string
  /** Weekday: "Thu". */
  weekday: ReactNode
  day: ReactNode
  /** Full date of the day for screen readers. */
  label: string
  /** Note below the number of the day: "4 left". */
  note?: ReactNode
  disabled?: boolean
}
export interface DayStripProps extends Omit<FieldGroupProps, 'role' | 'children'> {
  days: readonly StripDay[]
  value: string | undefined
  onValueChange: (value: string) => void
}

export function DayStrip({ days, value, onValueChange, ...group }: DayStripProps) {
  const name = useId()
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className="relative -mx-1 flex snap-x scroll-px-1 gap-2 overflow-x-auto p-1 pb-3">
        {days.map((day) => (
          <label
            key={day.value}
            className={cx(
              'relative flex min-h-20 min-w-16 shrink-0 snap-start flex-col items-center rounded-panel border px-2 py-2 text-center transition-colors',
              'has-focus-visible:outline-3 has-focus-visible:outline-accent',
              day.value === value
                ? 'border-accent bg-blush forced-colors:outline-2'
                : 'border-line bg-raised',
              day.disabled ? 'text-ink-soft' : 'cursor-pointer hover:border-accent',
            )}
          >
            <input
              type="radio"
              name={name}
              value={day.value}
              checked={day.value === value}
              disabled={day.disabled}
              aria-label={day.label}
              onChange={() => onValueChange(day.value)}
              className="absolute inset-0 appearance-none outline-none"
            />
            <span aria-hidden className="text-xs text-ink-soft">
              {day.weekday}
            </span>
            <span aria-hidden className={cx('amount text-xl', day.disabled && 'line-through')}>
              {day.day}
            </span>
            <span aria-hidden className="text-xs text-ink-soft">
              {day.note}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
