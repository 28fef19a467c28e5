// Switch for a setting that takes effect immediately; the whole row is the touch target.
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { Spinner } from '../progress/Spinner.tsx'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** True while the change is pending: the switch shows the requested value and ignores clicks. */
  pending?: boolean
}

export function Switch(props: SwitchProps) {
  const { label, hint, checked, onCheckedChange, pending, className, ...rest } = props
  const id = useId()
  return (
    <div className={cx('relative flex min-h-11 items-center justify-between gap-4 py-2', className)}>
      <div className="min-w-0">
        <label htmlFor={id} className="after:absolute after:inset-0 after:cursor-pointer">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <span className="relative h-8 w-13 shrink-0">
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `checked` is native
          role="switch"
          {...rest}
          id={id}
          checked={checked}
          aria-busy={pending}
          aria-disabled={pending}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => !pending && onCheckedChange(event.target.checked)}
          className={cx(
            'peer absolute inset-0 appearance-none rounded-full border-[1.5px] border-line-strong bg-raised transition-colors',
            'checked:border-accent checked:bg-accent disabled:opacity-50 forced-colors:appearance-auto',
          )}
        />
        <span
          aria-hidden
          className={cx(
            'pointer-events-none absolute inset-y-0 left-1 my-auto grid size-6 place-items-center rounded-full bg-line-strong text-raised',
            'transition peer-checked:translate-x-5 peer-checked:bg-on-accent peer-checked:text-accent',
            'peer-disabled:opacity-50 forced-colors:hidden',
          )}
        >
          {pending && <Spinner className="size-4" />}
        </span>
      </span>
    </div>
  )
}
