// Input for a number on a scale, such as feelings or likelihood, with labels at both ends. Each number is a touch
// target; a long scale wraps to two rows on a phone.
import { useId } from 'react'
import { cx } from '../style/cx.ts'
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx'

export interface ScaleInputProps extends Omit<FieldGroupProps, 'role' | 'children'> {
  minimum: number
  maximum: number
  minimumLabel: string
  maximumLabel: string
  value: number | undefined
  onValueChange: (value: number) => void
}

export function ScaleInput(props: ScaleInputProps) {
  const { minimum, maximum, minimumLabel, maximumLabel, value, onValueChange, ...group } = props
  const name = useId()
  const numbers = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index)
  const ends = new Map([
    [minimum, minimumLabel],
    [maximum, maximumLabel],
  ])
  return (
    <FieldGroup {...group} role="radiogroup">
      <div
        className={cx(
          'grid gap-2',
          numbers.length > 7 ? 'grid-cols-6 sm:grid-cols-11 sm:gap-1' : 'auto-cols-fr grid-flow-col',
        )}
      >
        {numbers.map((number) => (
          <label
            key={number}
            className={cx(
              'relative grid min-h-13 cursor-pointer place-items-center rounded-control border font-semibold tabular-nums transition-colors',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              'hover:border-accent has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent forced-colors:has-checked:outline-2',
              group.error ? 'border-negative' : 'border-line-strong',
              'bg-raised',
            )}
          >
            <input
              type="radio"
              name={name}
              value={number}
              checked={value === number}
              onChange={() => onValueChange(number)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {number}
            {ends.has(number) && <span className="sr-only"> {ends.get(number)}</span>}
          </label>
        ))}
      </div>
      <div aria-hidden className="mt-2 flex justify-between gap-6 text-sm text-ink-soft">
        <span>{minimumLabel}</span>
        <span className="text-right">{maximumLabel}</span>
      </div>
    </FieldGroup>
  )
}
