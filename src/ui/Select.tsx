// The platform's own select: it opens the phone's wheel, speaks every language and costs nothing.
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { controlClass } from './control.ts'
import { cx } from './cx.ts'
import { useFieldControl } from './Field.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}
export interface SelectProps extends ComponentProps<'select'> {
  options?: readonly SelectOption[]
  /** Shown as an unchoosable first line while nothing is chosen. */
  placeholder?: string
}

export function Select({ options = [], placeholder, className, children, ...rest }: SelectProps) {
  const wiring = useFieldControl(rest)
  return (
    <div className="relative">
      <select
        {...rest}
        {...wiring}
        className={cx(
          controlClass,
          'appearance-none pr-12 text-ellipsis has-[option:disabled:checked]:text-ink-soft',
          className,
        )}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink-soft"
      />
    </div>
  )
}
