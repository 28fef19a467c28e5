// Heading of a step that has replaced another step. It gets the focus, so that screen readers announce it.
import { useEffect, useRef, type ReactNode } from 'react'

type StepHeadProps = {
  title: ReactNode
  text?: ReactNode
  /** True to focus the heading when it appears; not set if the step focuses a field. */
  focused?: boolean
  className?: string
}

export function StepHead({ title, text, focused, className }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <header className={className}>
      <h1 ref={heading} tabIndex={-1} className="title-page outline-none">
        {title}
      </h1>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
    </header>
  )
}
