// Round button that shows only an icon; its label for screen readers is required.
import type { ComponentProps } from 'react'
import { cx } from '../style/cx.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string
}

/** Classes for links that look like an icon button. */
export const iconButtonClass = cx(
  'inline-grid size-11 shrink-0 place-items-center rounded-full text-ink-soft transition-colors',
  'hover:bg-blush hover:text-ink disabled:opacity-40',
)

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(iconButtonClass, className)}
    >
      {children}
    </button>
  )
}
