// Celebration of a reward: a picture with confetti, a title, and the next action. The title gets the focus for screen
// readers, because the clicked button has disappeared.
import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from '../content/Card.tsx'
import { Confetti } from './Confetti.tsx'

export interface MomentProps {
  /** Square picture. */
  picture: ReactNode
  title: ReactNode
  /** Name of the recipient, shown above the title. */
  eyebrow?: ReactNode
  /** Explanation of the next step. */
  children?: ReactNode
  /** Primary action, followed by secondary actions. */
  actions: ReactNode
}

export function Moment({ picture, title, eyebrow, children, actions }: MomentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" tone="blush" className="isolate mx-auto w-full max-w-form text-center">
      <span className="relative mx-auto block w-fit">
        <Confetti />
        <span className="relative block size-44 animate-rise overflow-clip rounded-card bg-raised motion-reduce:animate-none">
          {picture}
        </span>
      </span>
      <div className="mt-5">
        {eyebrow && <p className="font-semibold text-accent">{eyebrow}</p>}
        <h1 ref={heading} tabIndex={-1} className="title-page outline-none">
          {title}
        </h1>
      </div>
      {children && <div className="mt-2 grid gap-2">{children}</div>}
      <div className="mt-6 grid justify-items-center gap-2 *:first:w-full">{actions}</div>
      {/* Slot for a question that loads after the page. */}
      <div data-invitation />
    </Card>
  )
}
