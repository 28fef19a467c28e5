// Single-line text field. `start` and `end` show additions to the value, for example a calling code, an icon or a
// unit.
import type { ComponentProps, ReactNode } from 'react'
import { controlClass } from './control.ts'
import { cx } from '../style/cx.ts'
import { useFieldControl } from './Field.tsx'

export interface TextInputProps extends ComponentProps<'input'> {
  start?: ReactNode
  end?: ReactNode
}

export function TextInput({ start, end, className, ...rest }: TextInputProps) {
  const wiring = useFieldControl(rest)
  const input = (
    <input
      type="text"
      {...rest}
      {...wiring}
      className={cx(controlClass, Boolean(start) && 'pl-[3.25rem]', Boolean(end) && 'pr-14', className)}
    />
  )
  if (!start && !end) return input
  return (
    <div className="relative">
      {start && (
        <span className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center text-ink-soft">
          {start}
        </span>
      )}
      {input}
      {end && <span className="absolute inset-y-0 right-1.5 grid place-items-center">{end}</span>}
    </div>
  )
}
