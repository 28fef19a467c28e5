// Pill-shaped button. This module does not import the router, so it also exports the classes of the button: router
// links use them to look like the button.
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../style/cx.ts'
import { Spinner } from '../progress/Spinner.tsx'

export type ButtonVariant = 'primary' | 'soft' | 'quiet'
export type ButtonSize = 'regular' | 'small'
export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** True to use the full width of the container, for phones. */
  full?: boolean
}

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent text-on-accent enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover',
  soft: 'border-transparent bg-blush text-accent enabled:hover:bg-blush-deep [a&]:hover:bg-blush-deep',
  quiet: 'border-line-strong text-accent enabled:hover:bg-blush [a&]:hover:bg-blush',
}

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-13 px-6 py-2.5 text-base',
  small: 'min-h-11 px-5 py-1.5 text-sm',
}

/** Returns the classes of the button, for links: `<Link className={buttonClass({ variant: 'soft' })}>`. */
export function buttonClass({ variant = 'primary', size = 'regular', full }: ButtonLook = {}): string {
  return cx(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-[28px] border text-center font-semibold',
    'transition-[background-color,scale] active:scale-[0.985] disabled:opacity-55 disabled:active:scale-100',
    variants[variant],
    sizes[size],
    full && 'w-full',
  )
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: ReactNode
  /** True while an action is pending: the button keeps its width and focus, and ignores clicks. */
  pending?: boolean
  /** Text that screen readers announce while the action is pending, such as "Sending…". */
  pendingLabel?: string
}

export function Button(props: ButtonProps) {
  const { variant, size, full, icon, pending, pendingLabel, className, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      // Do not use `disabled`, because a disabled button loses the focus.
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || rest['aria-busy']}
      // Ignore the second click of a double click, even if the call of the first click has already completed.
      onClick={(event) => (pending || event.detail > 1 ? event.preventDefault() : onClick?.(event))}
      className={cx(buttonClass({ variant, size, full }), 'relative', className)}
    >
      <span className={cx('inline-flex items-center justify-center gap-2', pending && 'opacity-0')}>
        {icon}
        <span>{children}</span>
      </span>
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      {pendingLabel && (
        <span aria-live="polite" className="sr-only">
          {pending ? pendingLabel : ''}
        </span>
      )}
    </button>
  )
}
