// Field for a date that the user knows, such as a birthday: day, month by name, year. Native date pickers require
// scrolling through decades. They also use the calendar and language of the device instead of the calendar and language
// of the page.
import { useState } from 'react'
import { plainDigits } from '#shared/digits.ts'
import { controlClass } from './control.ts'
import { cx } from '../style/cx.ts'
import { gregorianYear, isoOf, partsOf, type DatePart, type DateParts } from './dateParts.ts'
import { useFieldControl } from './Field.tsx'
import { Select } from './Select.tsx'

export interface DateInputProps {
  /**
   * Gregorian date `YYYY-MM-DD`; '' if the field is empty. While the field is incomplete, the value is an invalid date
   * such as `2026--`.
   */
  value: string
  onValueChange: (value: string) => void
  onBlur?: () => void
  /** Name of the field group for screen readers. */
  label: string
  /** Labels of day, month and year. The label of the year names the calendar if several calendars are common. */
  labels: Record<DatePart, string>
  /** Names of the months in calendar order, starting with January. */
  months: readonly string[]
  /** Order of day, month and year in the language. */
  order: readonly DatePart[]
  /** True if the browser may fill in the birthday of the member. */
  birthday?: boolean
  disabled?: boolean
  /** Ref to the first of the three parts, which gets the focus after an error. */
  ref?: (element: HTMLElement | null) => void
}

// Widths of the parts, which grow with the text size. They are so narrow that "September" fits on a phone, and the
// parts wrap if the text is larger.
const widths: Record<DatePart, string> = {
  day: 'w-[3.5rem] min-w-min',
  month: 'min-w-0 flex-[1_1_7rem]',
  year: 'w-[4.75rem] min-w-min',
}

export function DateInput(props: DateInputProps) {
  const { value, onValueChange, onBlur, label, labels, months, order, birthday, disabled, ref } = props
  const wiring = useFieldControl()
  const [typed, setTyped] = useState<DateParts>(() => partsOf(value))
  // Keep the typed text unless other code has changed the value.
  const parts = isoOf(typed) === value ? typed : partsOf(value)

  const change = (part: DatePart, text: string) => {
    const next = { ...parts, [part]: plainDigits(text).replace(/\D/g, '') }
    setTyped(next)
    onValueChange(isoOf(next))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events of inputs
    <div
      role="group"
      aria-label={label}
      aria-describedby={wiring['aria-describedby']}
      // Ignore changes of focus between day, month and year, because the focus stays in the field.
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
                // Convert a Buddhist year in the field when it loses the focus; `value` already contains the Gregorian
                // year.
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
