// A checkbox whose whole line is the target. The box is the platform's own input, redrawn.
import Check from 'lucide-react/icons/check'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from './cx.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export function Checkbox({ label, hint, error, className, id, ...rest }: CheckboxProps) {
  const made = useId()
  const own = id ?? made
  const describedBy = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={cx('relative flex min-h-11 gap-3 py-2', className)}>
      <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          {...rest}
          id={own}
          aria-describedby={describedBy}
          aria-invalid={Boolean(error) || undefined}
          className={cx(
            'peer absolute inset-0 appearance-none rounded-small border-[1.5px] border-line-strong bg-raised',
            'transition-colors checked:border-accent checked:bg-accent aria-invalid:border-negative',
            'disabled:opacity-50 forced-colors:appearance-auto',
          )}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none relative size-4 scale-50 text-on-accent opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100 forced-colors:hidden"
        />
      </span>
      <div>
        <label htmlFor={own} className="after:absolute after:inset-0 [&_a]:relative [&_a]:z-10">
          {label}
        </label>
        {hint && (
          <p id={`${own}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
        <p id={`${own}-error`} aria-live="polite" className="text-sm font-semibold text-negative-ink">
          {error}
        </p>
      </div>
    </div>
  )
}
