// Native select element, which opens the picker of the device without additional code.
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { controlClass } from './control.ts'
import { cx } from '../style/cx.ts'
import { useFieldControl } from './Field.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}
export interface SelectGroup {
  label: string
  options: readonly SelectOption[]
}
export interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'value' | 'defaultValue'> {
  options?: readonly SelectOption[]
  /** Groups of options with labels, shown below the options without a group. */
  groups?: readonly SelectGroup[]
  value?: string | number
  defaultValue?: string | number
  /** Text of a disabled first option, shown while no option is selected. */
  placeholder?: string
}

export function Select(props: SelectProps) {
  const { options = [], groups = [], value, defaultValue, placeholder, className, ...rest } = props
  const wiring = useFieldControl(rest)
  const values = new Set(
    [...options, ...groups.flatMap((group) => group.options)].map((option) => option.value),
  )
  // Replace an unknown value by an empty value: browsers would silently select the first option for an unknown value.
  const optionOrEmpty = (candidate: string | number | undefined) =>
    candidate === undefined || values.has(String(candidate)) ? candidate : ''
  const isOpen = optionOrEmpty(value) === '' || optionOrEmpty(defaultValue) === ''
  return (
    <div className="relative">
      <select
        {...rest}
        {...wiring}
        value={optionOrEmpty(value)}
        defaultValue={optionOrEmpty(defaultValue)}
        className={cx(
          controlClass,
          'appearance-none text-ellipsis has-[option:disabled:checked]:text-ink-soft',
          // Limit text and padding by the width of the screen: a native select cannot wrap the selected option, so
          // large text would be cut off on narrow phones.
          'pr-[min(3rem,14vw)] pl-[min(1rem,5vw)] text-[min(1rem,6vw)]',
          className,
        )}
      >
        {(placeholder !== undefined || (isOpen && !values.has(''))) && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink-soft"
      />
    </div>
  )
}

const Options = ({ options }: Pick<SelectGroup, 'options'>) =>
  options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ))
