// Several lines of text. It grows with what is written, so that nothing scrolls inside a small box.
import type { ComponentProps, ReactNode } from 'react'
import { controlClass } from './control.ts'
import { cx } from '../style/cx.ts'
import { useFieldControl } from './Field.tsx'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** How much room is left, in words: "120 of 500". */
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
