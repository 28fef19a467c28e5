// Checkbox whose whole row is the touch target.
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { describedBy, FieldNotes } from './FieldNotes.tsx'
import { Mark } from './Mark.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export function Checkbox({ label, hint, error, className, id, ...rest }: CheckboxProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  return (
    <div data-field={rest.name} className={cx('relative flex min-h-11 scroll-my-28 gap-3 py-2', className)}>
      <Mark
        type="checkbox"
        {...rest}
        id={controlId}
        aria-describedby={describedBy(controlId, hint, error)}
        aria-invalid={Boolean(error) || undefined}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={controlId} className="after:absolute after:inset-0 [&_a]:relative [&_a]:z-10">
          {label}
        </label>
        <FieldNotes id={controlId} hint={hint} error={error} />
      </div>
    </div>
  )
}
