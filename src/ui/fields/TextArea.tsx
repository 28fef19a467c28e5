// Multi-line text field that grows with its content.
import type { ComponentProps, ReactNode } from 'react'
import { controlClass } from './control.ts'
import { cx } from '../style/cx.ts'
import { useFieldControl } from './Field.tsx'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Text of the counter of typed characters: "120 of 500". */
  counter?: ReactNode
}

export function TextArea({ counter, className, ...rest }: TextAreaProps) {
  const wiring = useFieldControl(rest)
  return (
    <>
      <textarea
        {...rest}
        {...wiring}
        className={cx(controlClass, 'block field-sizing-content max-h-96 min-h-28 resize-none', className)}
      />
      {counter && <p className="mt-1.5 text-right text-sm text-ink-soft tabular-nums">{counter}</p>}
    </>
  )
}
