// Native checkbox or radio button with a custom style for its box or circle.
import Check from 'lucide-react/icons/check'
import type { ComponentProps } from 'react'
import { cx } from '../style/cx.ts'

export interface MarkProps extends ComponentProps<'input'> {
  type: 'checkbox' | 'radio'
}

const tickClass =
  'pointer-events-none relative scale-50 opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100 forced-colors:hidden'

export function Mark({ type, className, ...rest }: MarkProps) {
  return (
    <span className={cx('relative grid size-6 shrink-0 place-items-center', className)}>
      <input
        type={type}
        {...rest}
        className={cx(
          'peer absolute inset-0 appearance-none border-[1.5px] border-line-strong bg-raised',
          'transition-colors checked:border-accent checked:bg-accent aria-invalid:border-negative',
          'disabled:opacity-50 forced-colors:appearance-auto',
          type === 'radio' ? 'rounded-full' : 'rounded-small',
        )}
      />
      {type === 'radio' ? (
        <span className={cx(tickClass, 'size-2.5 rounded-full bg-on-accent')} />
      ) : (
        <Check aria-hidden strokeWidth={3} className={cx(tickClass, 'size-4 text-on-accent')} />
      )}
    </span>
  )
}
