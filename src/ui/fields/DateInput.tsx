// A date that the user knows by heart: day, month by name, year. A phone's own date wheel would make them scroll through thirty
// years with one thumb, and shows the calendar and the language of the phone, not those of the page.
import { useState } from 'react'
import { plainDigits } from '#shared/digits.ts'
import { controlClass } from './control.ts'
import { cx } from '../style/cx.ts'
import { gregorianYear, isoOf, partsOf, type DatePart, type DateParts } from './dateParts.ts'
import { useFieldControl } from './Field.tsx'
import { Select } from './Select.tsx'

export interface DateInputProps {
  /** `YYYY-MM-DD`, Gregorian; '' for none, and something that is no date while it is incomplete. */
  value: string
  onValueChange: (value: string) => void
  onBlur?: () => void
  /** The group's name for screen readers. */
  label: string
  /** Names of the parts, the year's with its calendar where people know more than one. */
  labels: Record<DatePart, string>
  /** The twelve names, January first. */
  months: readonly string[]
  /** The order in which the language writes a date. */
  order: readonly DatePart[]
  /** The member's own birthday may be filled in by the browser. */
  birthday?: boolean
  disabled?: boolean
  /** Takes the first part, for focus on an error. */
  ref?: (element: HTMLElement | null) => void
}

// In letters, and with little beside them: September has room on a phone. Larger letters take a second row.
const widths: Record<DatePart, string> = {
  day: 'w-[3.5rem] min-w-min',
  month: 'min-w-0 flex-[1_1_7rem]',
  year: 'w-[4.75rem] min-w-min',
}

export function DateInput(props: DateInputProps) {
  const { value, onValueChange, onBlur, label, labels, months, order, birthday, disabled, ref } = props
  const wiring = useFieldControl()
  const [typed, setTyped] = useState<DateParts>(() => partsOf(value))
  // As they were typed, unless another value came from outside.
  const parts = isoOf(typed) === value ? typed : partsOf(value)

  const change = (part: DatePart, text: string) => {
    const next = { ...parts, [part]: plainDigits(text).replace(/\D/g, '') }
    setTyped(next)
    onValueChange(isoOf(next))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears its parts
    <div
      role="group"
      aria-label={label}
      aria-describedby={wiring['aria-describedby']}
      // Moving from one part to another is still typing it.
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur?.()}
      className="flex max-w-96 flex-wrap items-end gap-2"
    >
      {order.map((part, index) => {
        const common = {
          id: index === 0 ? wiring.id : `${wiring.id}-${part}`,
          ref: index === 0 ? ref : undefined,
          'aria-label': labels[part],
          'aria-invalid': wiring['aria-invalid'],
          autoComplete: birthday ? `bday-${part}` : 'off',
          disabled,
          value: parts[part],
          onChange: (event: { target: { value: string } }) => change(part, event.target.value),
        }
        return (
          <div key={part} className={widths[part]}>
            <span aria-hidden className="mb-1 block text-sm whitespace-nowrap text-ink-soft">
              {labels[part]}
            </span>
            {part === 'month' ? (
              <Select
                {...common}
                className="pr-10! pl-3"
                placeholder=""
                options={months.map((name, month) => ({ value: String(month + 1), label: name }))}
              />
            ) : (
              <input
                {...common}
                type="text"
                inputMode="numeric"
                maxLength={part === 'day' ? 2 : 4}
                // The value is Gregorian as soon as it is typed; what is read follows once the field is left.
                onBlur={() => setTyped({ ...parts, year: gregorianYear(parts.year) })}
                className={cx(controlClass, 'pr-2 pl-3 tabular-nums')}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
