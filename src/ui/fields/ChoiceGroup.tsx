// One of several, or some of several, each as wide as the thumb likes. The inputs are the platform's, and so
// are their keys: arrows move between radios, Space marks a checkbox.
import { useId, type ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx'
import { Mark } from './Mark.tsx'

export interface ChoiceOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** At the end of the line: a price, a picture, a badge. */
  end?: ReactNode
  /** Above the words, on a tile: a drawn choice. */
  picture?: ReactNode
  disabled?: boolean
}
interface GroupProps extends Omit<FieldGroupProps, 'role' | 'children'> {
  options: readonly ChoiceOption[]
  /** The inputs' name where a form reads it; otherwise one is made. */
  name?: string
  /** Two columns from `sm` on, for short answers. */
  columns?: boolean
}
export interface RadioGroupProps extends GroupProps {
  value: string | undefined
  onValueChange: (value: string) => void
}
export interface CheckGroupProps extends GroupProps {
  values: readonly string[]
  onValuesChange: (values: string[]) => void
}

/** Exactly one of the options. */
export function RadioGroup({ value, onValueChange, ...rest }: RadioGroupProps) {
  return (
    <Choices
      {...rest}
      type="radio"
      isChosen={(each) => each === value}
      onChoose={(each) => onValueChange(each)}
    />
  )
}

/** Any number of the options; values keep the order of the options. */
export function CheckGroup({ values, onValuesChange, ...rest }: CheckGroupProps) {
  const choose = (chosen: string, on: boolean) =>
    onValuesChange(
      rest.options
        .map(({ value }) => value)
        .filter((value) => (value === chosen ? on : values.includes(value))),
    )
  return <Choices {...rest} type="checkbox" isChosen={(each) => values.includes(each)} onChoose={choose} />
}

interface ChoicesProps extends GroupProps {
  type: 'radio' | 'checkbox'
  isChosen: (value: string) => boolean
  onChoose: (value: string, on: boolean) => void
}

function Choices({ type, isChosen, onChoose, options, name, columns, ...group }: ChoicesProps) {
  const generatedName = useId()
  return (
    <FieldGroup {...group} role={type === 'radio' ? 'radiogroup' : 'group'}>
      <div
        className={cx(
          'grid gap-2',
          columns && 'sm:grid-cols-2',
          options.some(({ picture }) => picture) && 'grid-cols-2',
          // On a wide screen drawings are not larger than they need to be, and no row stays half empty.
          options.some(({ picture }) => picture) && options.length % 3 === 0 && 'lg:grid-cols-3',
        )}
      >
        {options.map(({ value, label, hint, end, picture, disabled }) => (
          <label
            key={value}
            className={cx(
              'flex min-h-13 items-center rounded-control border bg-raised py-2.5 transition-colors',
              picture ? 'flex-wrap content-start gap-x-2 gap-y-2.5 overflow-clip px-2.5' : 'gap-3 px-4',
              'has-checked:border-accent has-checked:bg-blush forced-colors:has-checked:outline-2',
              disabled
                ? 'border-line text-ink-soft'
                : 'cursor-pointer border-line-strong hover:border-accent',
              Boolean(group.error) && !disabled && 'border-negative',
            )}
          >
            {picture && <span className="-mx-2.5 -mt-2.5 w-[calc(100%+var(--spacing)*5)]">{picture}</span>}
            <Mark
              type={type}
              name={name ?? generatedName}
              value={value}
              disabled={disabled}
              checked={isChosen(value)}
              onChange={(event) => onChoose(value, event.target.checked)}
            />
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
              <span className={cx('min-w-0', picture ? 'flex-1 max-sm:text-sm' : 'flex-[1_1_7rem]')}>
                {label}
                {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
              </span>
              {end}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
